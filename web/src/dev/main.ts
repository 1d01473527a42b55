import '../app.css';
import { mount } from 'svelte';
import { preferred, speak, type Language } from '../lib/words.svelte';
import HandOver from '../live/HandOver.svelte';
import { loadFace } from '../table/face';
import Shown from './Shown.svelte';
import { loadState, stateNames } from './fixtures';

const asked = new URLSearchParams(location.search);
const name = asked.get('state') ?? 'middle';
const state = await loadState(name);
const target = document.getElementById('app')!;
await speak((asked.get('lang') as Language | null) ?? state?.lang ?? preferred());
if (name === 'hand-over') mount(HandOver, { target, props: { seat: 1, name: 'Kunigunde-Friederike', onready: () => undefined } });
else if (!state) target.textContent = stateNames.join(' ');
else mount(Shown, { target, props: { face: await loadFace(state.match.game), state, next: asked.get('next') ? await loadState(asked.get('next')!) : undefined } });
