/**
 * Opens each page of documentation in the development server, as somebody does who writes stories: `npm run storybook:docs`,
 * with words of a page's place to open those only. The static build is what `npm test` visits.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { findChromium } from '../browser/launch.ts';
import { freePort } from '../e2e/site/free-port.ts';
import { storybookIndex } from './serve-storybook.ts';
import { openStorybookPage } from './storybook-page.ts';

const places = process.argv.slice(2);
const origin = `http://localhost:${await freePort()}`;
const storybook = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');
const server = spawn(
  process.execPath,
  [storybook, 'dev', '--ci', '--quiet', '--exact-port', '--port', new URL(origin).port],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);

const { executablePath, args } = await findChromium();
const browser = await chromium.launch({ executablePath, args: [...args] });
try {
  const entries = await entriesOf(origin);
  const page = await openStorybookPage(browser, { origin });
  const pages = entries.filter(
    ({ type, title }) =>
      type === 'docs' && (places.length === 0 || places.some((place) => title.includes(place))),
  );
  let failures = 0;
  for (const entry of pages) {
    const errors = await page.show(entry);
    if (errors.length === 0) continue;
    failures += 1;
    console.error([`${entry.title}: ${entry.name}`, ...errors].join('\n  '));
  }
  console.log(`${pages.length} pages of documentation, ${failures} with errors.`);
  process.exitCode = failures === 0 && pages.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  server.kill();
}

/** The table of contents, once the server tells it. */
async function entriesOf(address: string) {
  while (server.exitCode === null) {
    const response = await fetch(`${address}/index.json`).catch(() => undefined);
    if (response?.ok) return Object.values(v.parse(storybookIndex, await response.json()).entries);
    await wait(500);
  }
  throw new Error('The development server did not start.');
}
