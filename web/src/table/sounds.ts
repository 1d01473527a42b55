/** Tiny sounds made on the spot: wood, bone, a bell. Nothing is loaded, and nothing sounds before the first touch. */

import { loudness } from '../lib/settings.svelte';
import type { Sound } from './face';

let audio: AudioContext | undefined;

function context(): AudioContext | null {
  if (!loudness() || !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

interface Tone { at: number; from: number; to?: number; length: number; level: number; type?: OscillatorType }

function tone(on: AudioContext, { at, from, to = from, length, level, type = 'sine' }: Tone): void {
  const start = on.currentTime + at;
  const voice = on.createOscillator();
  const gain = on.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(level * loudness(), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(on.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

/** A short burst of noise through a band: a knock. */
function knock(on: AudioContext, at: number, pitch: number, level: number, length = 0.05): void {
  const start = on.currentTime + at;
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = on.createBufferSource();
  const band = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = buffer;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 3;
  gain.gain.value = level * loudness();
  source.connect(band).connect(gain).connect(on.destination);
  source.start(start);
}

const SOUNDS: Record<Sound | 'turn' | 'refused', (on: AudioContext) => void> = {
  step: (on) => knock(on, 0, 320, 0.5),
  dice: (on) => [0, 0.11, 0.2, 0.33, 0.43, 0.6, 0.72].forEach((at, i) => knock(on, at, 1500 + (i % 3) * 420, 0.75 - i * 0.07, 0.04)),
  good: (on) => [523, 659, 784].forEach((from, i) => tone(on, { at: i * 0.08, from, length: 0.28, level: 0.12, type: 'triangle' })),
  bad: (on) => tone(on, { at: 0, from: 180, to: 70, length: 0.4, level: 0.24, type: 'sawtooth' }),
  card: (on) => knock(on, 0, 2600, 0.35, 0.12),
  magic: (on) => tone(on, { at: 0, from: 420, to: 1250, length: 0.5, level: 0.1 }),
  turn: (on) => [659, 988].forEach((from, i) => tone(on, { at: i * 0.13, from, length: 0.6, level: 0.13 })),
  refused: (on) => [0, 0.09].forEach((at) => knock(on, at, 180, 0.8, 0.06)),
};

export function play(sound: Sound | 'turn' | 'refused'): void {
  const on = context();
  if (on) SOUNDS[sound](on);
}
