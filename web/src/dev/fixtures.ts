/** States of real games, written by scripts/fixtures.py. */

import type { TableState } from '../lib/types';
import type { Language } from '../lib/words.svelte';

const files = import.meta.glob<TableState & { lang: Language }>('./states/*.json', { import: 'default' });

export const stateNames = Object.keys(files).map((path) => path.slice('./states/'.length, -'.json'.length));
export const loadState = (name: string) => files[`./states/${name}.json`]?.();
