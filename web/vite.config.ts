import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** The pictures that are used and no others: those of the cards, and those that the table itself shows. */
function icons(): Plugin {
  const id = 'virtual:icons';
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf-8'));
  return {
    name: 'icons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const all = read('./node_modules/@iconify-json/game-icons/icons.json').icons;
      const used = [...new Set([...Object.values<string>(read('./src/labyrinth/content.json').icons), ...read('./src/lib/icons.json')])];
      const missing = used.filter((name) => !all[name]);
      if (missing.length) throw new Error(`game-icons has no ${missing.join(', ')}`);
      return `export default ${JSON.stringify(Object.fromEntries(used.map((name) => [name, all[name].body])))}`;
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [svelte(), icons()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: command === 'build' && !process.env.DEV_PAGE ? ['index.html'] : ['index.html', 'dev.html'] },
  },
  server: { port: 5173, fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:7117', ws: true } } },
}));
