import '../app.css';
import { mount } from 'svelte';
import { preferred, speak, type Language } from '../lib/words.svelte';
import Table from '../table/Table.svelte';
import { loadState, stateNames } from './fixtures';

const asked = new URLSearchParams(location.search);
const state = await loadState(asked.get('state') ?? 'middle');
const target = document.getElementById('app')!;
if (!state) target.textContent = stateNames.join(' ');
else {
  await speak((asked.get('lang') as Language | null) ?? state.lang ?? preferred());
  const note = (what: string) => (...given: unknown[]) => console.info(what, JSON.stringify(given));
  const actions = { answer: note('answer'), undo: note('undo'), hint: note('hint'), chat: note('chat'), vote: note('vote'), rematch: note('rematch'), concede: note('concede'), leave: note('leave') };
  mount(Table, { target, props: { table: state, actions } });
}
