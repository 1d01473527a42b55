/** What a person has chosen for this device. Change a field and it is kept and applied at once:
 *  `settings.animation = 'fast'`. What style sheets need stands on <html>: `data-motion`, `data-palette`, `data-text`
 *  and the variables `--pace` (a factor for durations, 0 = no motion) and `--text-scale` (1rem follows it). */

export const LANGUAGES = ['en', 'de', 'it'] as const;
export const ANIMATIONS = ['off', 'slow', 'normal', 'fast'] as const;
export const PALETTES = ['normal', 'colour-safe'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Animation = (typeof ANIMATIONS)[number];
export type Palette = (typeof PALETTES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Settings {
  language: Language;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  animation: Animation;
  palette: Palette;
  text: TextSize;
  /** Tell me outside the page when it is my turn. */
  notifications: boolean;
}

const KEY = 'settings';
const PACE: Record<Animation, number> = { off: 0, slow: 1.7, normal: 1, fast: 0.5 };
const SCALE: Record<TextSize, number> = { normal: 1, large: 1.15, larger: 1.3 };

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined => known.find((one) => one === value);

/** What the browser and its system ask for. */
export function defaults(): Settings {
  const spoken = navigator.languages.map((l) => oneOf(LANGUAGES, l.slice(0, 2).toLowerCase())).find(Boolean);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { language: spoken ?? 'en', sound: true, volume: 0.6, animation: still ? 'off' : 'normal', palette: 'normal', text: 'normal', notifications: false };
}

function stored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const before = { language: localStorage.getItem('language') };
    return found && typeof found === 'object' ? { ...before, ...found } : before;
  } catch {
    return {}; // no store, or one that somebody else wrote: the defaults do
  }
}

function read(): Settings {
  const [base, kept] = [defaults(), stored()];
  const asked = new URLSearchParams(location.search).get('lang');
  const yes = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  const volume = kept['volume'];
  return {
    language: oneOf(LANGUAGES, asked) ?? oneOf(LANGUAGES, kept['language']) ?? base.language,
    sound: yes(kept['sound'], base.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : base.volume,
    animation: oneOf(ANIMATIONS, kept['animation']) ?? base.animation,
    palette: oneOf(PALETTES, kept['palette']) ?? base.palette,
    text: oneOf(TEXT_SIZES, kept['text']) ?? base.text,
    notifications: yes(kept['notifications'], base.notifications),
  };
}

export const settings: Settings = $state(read());

/** The factor for every duration; 0 means that things change without moving. */
export const pace = (): number => PACE[settings.animation];

/** How loud, from 0 (silent) to 1. */
export const loudness = (): number => (settings.sound ? settings.volume : 0);

function apply(): void {
  const root = document.documentElement;
  root.dataset['motion'] = settings.animation;
  root.dataset['palette'] = settings.palette;
  root.dataset['text'] = settings.text;
  root.style.setProperty('--pace', String(pace()));
  root.style.setProperty('--text-scale', String(SCALE[settings.text]));
}

function store(): void {
  const { animation, ...rest } = settings;
  // while it is what the system asks for it stays the system's choice
  const kept = animation === defaults().animation ? rest : { ...rest, animation };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without a store the choice lasts as long as the page
  }
}

export function reset(): void {
  Object.assign(settings, defaults());
}

apply();
$effect.root(() => {
  $effect(() => {
    apply();
    store();
  });
  $effect(() => {
    const elsewhere = (event: StorageEvent) => {
      if (event.key === KEY) Object.assign(settings, read());
    };
    addEventListener('storage', elsewhere);
    return () => removeEventListener('storage', elsewhere);
  });
});

/** Tell the person outside the page, if they want that and do not look at it now. */
export function notify(title: string, text: string, tag: string): void {
  if (!settings.notifications || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: text, tag, icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Switch the messages outside the page; the browser may have to ask first. Gives whether they come now. */
export async function wantNotifications(wanted: boolean): Promise<boolean> {
  const allowed = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  settings.notifications = allowed;
  return allowed;
}
