import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '#tests/browser/launch.ts';
import { startSite } from '#tests/e2e/site/start-site.ts';
import { plain } from '../browser/contenders.ts';
import { servePages } from '../browser/page-server.ts';
import { formatSpread, median } from '../browser/statistics.ts';
import { InteractionTimer } from './interaction-timer.ts';

const runs = Number(process.env.BIRRETE_BENCH_RUNS ?? 7);

/** Milliseconds. The target is 50; the rest is for a busy machine, whose next frame comes 16 ms later. */
const budget = 66;

/**
 * The longest event of each interaction on the public pages and at the sign-in, with the processor 4 times slower, in turn
 * with the plain React form. An interaction beyond the budget fails the run.
 */
export async function benchInteractions(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-interactions-'));
  const site = await startSite({ BIRRETE_DATA: folder });
  const plainSite = await servePages([plain]);
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const measured = new Map<string, number[]>();
  try {
    console.log(`\nInteractions, processor 4× slower, longest event, medians of ${runs} visits`);
    for (let run = 0; run < runs; run += 1) {
      const longest = await visit(browser, site.address, plainSite.addressOf(plain));
      for (const [name, duration] of longest) {
        measured.set(name, [...(measured.get(name) ?? []), duration]);
      }
    }
    for (const [name, durations] of measured) report(name, durations);
  } finally {
    await browser.close();
    await plainSite.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(name: string, durations: readonly number[]): void {
  const isBeyond = median(durations) > budget;
  const excess = isBeyond ? `   beyond its budget of ${budget} ms` : '';
  console.log(`  ${name.padEnd(34)} ${formatSpread(durations)}${excess}`);
  if (isBeyond) process.exitCode = 1;
}

/** One visit of a phone to each page. @returns the milliseconds of each interaction */
async function visit(browser: Browser, site: string, plainForm: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, locale: 'es' });
  const page = await context.newPage();
  const timer = await InteractionTimer.start(page);
  const button = (name: string) => page.getByRole('button', { name });
  const ceremony = page.locator('label:has(input[type=radio])').first();

  await timer.open(plainForm);
  await timer.press('plain: choice', ceremony);
  await timer.type('plain: key', page.getByLabel('Primer nombre'), 'Camila');

  await timer.open(`${site}/solicitar`);
  await timer.press('wizard: choice of a ceremony', ceremony);
  await timer.press('wizard: next step', button('Siguiente'));
  await timer.press('wizard: list of careers', page.getByRole('combobox'));
  await timer.keys('wizard: key in the careers', 'Derecho');
  await page.keyboard.press('ArrowDown');
  await timer.key('wizard: choice of a career', 'Enter');
  await timer.press('wizard: next step', button('Siguiente'));
  await timer.type('wizard: key in a name', page.getByLabel('Primer nombre'), 'Camila');

  await timer.open(`${site}/estado`);
  await timer.type('look-up: key', page.getByRole('textbox').first(), 'AG-2026-001');
  await timer.press('look-up: press', button('Consultar'));

  await timer.open(`${site}/login`);
  await page.locator('[autocomplete~=username]').fill('admin@universidad.edu');
  await page.locator('input[type=password]').fill('birrete-demo');
  await timer.press('sign-in: press', button('Iniciar Sesión'));

  await context.close();
  return timer.longest;
}
