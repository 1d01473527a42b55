import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** A path with one digit after the point: a tenth of a unit in a box of 512 cannot be seen. */
function rounded(d: string): string {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const numbers: string[] = [];
    for (let left = rest; ; ) {
      // the flags of an arc are one digit each and need no space after them
      const flag = command.toLowerCase() === 'a' && [3, 4].includes(numbers.length % 7);
      const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/).exec(left);
      if (!found) break;
      numbers.push(String(Number(Number(found[1]).toFixed(1))));
      left = left.slice(found[0].length);
    }
    return command + numbers.join(' ');
  });
}

/** The pictures that are used and no others: `virtual:icons` for the house, `virtual:icons/<game>` for a game's own. */
function icons(): Plugin {
  const id = 'virtual:icons';
  const at = (path: string) => new URL(path, import.meta.url);
  const read = (path: string) => (existsSync(at(path)) ? JSON.parse(readFileSync(at(path), 'utf-8')) : undefined);
  const usedBy = (game: string | undefined): string[] => {
    const house: string[] = read('./src/lib/icons.json');
    if (!game) return house;
    const own: string[] = [...(read(`./src/games/${game}/icons.json`) ?? []), ...Object.values<string>(read(`./src/games/${game}/content.json`)?.icons ?? {})];
    return own.filter((name) => !house.includes(name));
  };
  const short = (body: string) => body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${rounded(d)}"`);
  return {
    name: 'icons',
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(resolved) {
      if (!resolved.startsWith(`\0${id}`)) return undefined;
      const all = read('./node_modules/@iconify-json/game-icons/icons.json').icons;
      const used = [...new Set(usedBy(resolved.split('/')[1]))];
      const missing = used.filter((name) => !all[name]);
      if (missing.length) throw new Error(`game-icons has no ${missing.join(', ')}`);
      return `export default ${JSON.stringify(Object.fromEntries(used.map((name) => [name, short(all[name].body)])))}`;
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
