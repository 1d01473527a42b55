// Screenshots of every state at three sizes: node scripts/shots.mjs [folder] [state...]; needs `npm run dev` at BASE.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright-core';

const [folder = `${tmpdir()}/undercroft-shots`, ...only] = process.argv.slice(2);
const base = process.env.BASE ?? 'http://127.0.0.1:5173';
const states = 'class first middle german italian means fight eight drop choose finished spells ambush ambushed teleport thief cleric hobbit log waiting hand-over'.split(' ');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});
const sizes = { desktop: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 390, height: 844 } };
for (const [size, viewport] of Object.entries(sizes).filter(([name]) => (process.env.SIZES ?? name).includes(name))) {
  const page = await browser.newPage({ viewport });
  page.on('pageerror', (error) => console.log(size, 'page error:', error.message));
  for (const state of only.length ? only : states) {
    const address = state.startsWith('/') ? base + state : `${base}/dev.html?state=${state}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(Number(process.env.WAIT ?? 900));
    await page.screenshot({ path: `${folder}/${state.replace(/\W/g, '') || 'start'}-${size}.png` });
  }
  await page.close();
}
await browser.close();
