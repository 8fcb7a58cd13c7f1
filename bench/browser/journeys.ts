import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '#tests/browser/launch.ts';
import { approve, openDetail, reject } from '#tests/e2e/drivers/applications-page.ts';
import { openSection, signIn } from '#tests/e2e/drivers/console-page.ts';
import { type Graduate, graduateWith } from '#tests/e2e/drivers/graduate.ts';
import { applyByKeyboard } from '#tests/e2e/drivers/wizard-by-keyboard.ts';
import { applyByPointer } from '#tests/e2e/drivers/wizard-page.ts';
import { startSite } from '#tests/e2e/site/start-site.ts';
import { readPerceivedLatency, recordPerceivedLatency } from './perceived-latency.ts';
import { slowProcessor } from './start-up.ts';

const slowDown = 4;
const phone = { width: 412, height: 915 };
const desktop = { width: 1280, height: 900 };

/** A user journey through the demonstration site, run with a throttled processor. */
interface Journey {
  readonly name: string;
  readonly viewport: typeof phone;
  readonly go: (page: Page, address: string) => Promise<unknown>;
}

/**
 * Measures journeys through the three widgets with a throttled processor: Interaction to Next Paint, Cumulative Layout
 * Shift and the longest task after the first input. Needs `npm run build:site`.
 */
export async function benchJourneys(): Promise<void> {
  const { executablePath, args } = await findChromium();
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-journeys-'));
  const site = await startSite({ BIRRETE_DATA: path.join(folder, 'data') });
  const browser = await chromium.launch({ executablePath, args: [...args] });
  console.log(`\nJourneys, processor ${slowDown}× slower`);
  try {
    for (const journey of journeys()) await measure(browser, site.address, journey);
  } finally {
    await browser.close();
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

function journeys(): readonly Journey[] {
  const first = graduateWith('29999001');
  const second = graduateWith('29999002');
  const codes: string[] = [];
  return [
    {
      name: 'apply with the keyboard',
      viewport: phone,
      go: async (page, address) => codes.push(await apply(page, address, applyByKeyboard, first)),
    },
    {
      name: 'apply by pointer',
      viewport: phone,
      go: async (page, address) => codes.push(await apply(page, address, applyByPointer, second)),
    },
    { name: 'look up', viewport: phone, go: (page, address) => lookUp(page, address, codes[0]) },
    { name: 'decide', viewport: desktop, go: (page, address) => decide(page, address, codes) },
  ];
}

async function apply(
  page: Page,
  address: string,
  by: typeof applyByKeyboard,
  graduate: Graduate,
): Promise<string> {
  await page.goto(address);
  return by(page, graduate);
}

async function lookUp(page: Page, address: string, code = ''): Promise<void> {
  await page.goto(`${address}/estado`);
  await page.getByLabel('Código de solicitud', { exact: true }).pressSequentially(code);
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: `Solicitud ${code}` }).waitFor();
}

/** Signs in, opens the sections, searches, opens a detail, confirms and rejects. */
async function decide(page: Page, address: string, codes: readonly string[]): Promise<void> {
  const [first = '', second = ''] = codes;
  await signIn(page, `${address}/login`);
  for (const [entry, heading] of [
    ['Actos de Grado', 'Actos de Grado'],
    ['Títulos', 'Títulos Emitidos'],
    ['Solicitudes', 'Solicitudes'],
  ] as const) {
    await openSection(page, entry, heading);
    await page.getByRole('searchbox').pressSequentially('maria');
  }
  await openDetail(page, first);
  await page.keyboard.press('Escape');
  await approve(page, first, 'Conforme');
  await reject(page, second, 'Falta un requisito');
}

async function measure(browser: Browser, address: string, { name, viewport, go }: Journey) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await recordPerceivedLatency(page);
  await slowProcessor(page, slowDown);
  await go(page, address);
  const { interactions, shift, longest } = await readPerceivedLatency(page);
  const [slowest] = interactions;
  console.log(
    `  ${name.padEnd(24)} INP ${slowest?.took ?? 0} ms (${slowest?.what}), CLS ${shift.toFixed(4)}, ` +
      `longest task after the first input ${longest.toFixed(0)} ms`,
  );
  for (const { what, took } of interactions.slice(1, 4)) console.log(`    ${took} ms ${what}`);
  await context.close();
}
