import { stat } from 'node:fs/promises';
import type { Page } from 'playwright';
import { openSection, signIn } from '#tests/e2e/drivers/console-page.ts';
import { heapOf, type PageWork, pressUntilRest, watchPage } from './watch-page.ts';

/** A measured screen and its result. */
export interface Seen {
  readonly what: string;
  readonly work: PageWork;
  readonly note: string;
}

/** A search by name, key by key. */
const query = 'zambrano 12';

/** Opens every screen of the console after the sign-in. */
export async function* visitConsole(page: Page, address: string): AsyncGenerator<Seen> {
  yield* opening(page, 'Dashboard, after the sign-in', () => signIn(page, `${address}/login`));
  const count = () => page.getByRole('button', { name: 'Actualizar cifras' }).click();
  yield* opening(page, '  its figures counted', count, whenCounted);
  for (const list of ['applications', 'titles']) yield* visitList(page, address, list);
  for (const [entry, heading] of [
    ['Actos de Grado', 'Actos de Grado'],
    ['Solicitudes', 'Solicitudes'],
    ['Títulos', 'Títulos Emitidos'],
    ['Configuración', 'Configuración'],
    ['Reportes', 'Reportes'],
  ] as const) {
    yield* opening(page, `${entry}, by the menu`, () => openSection(page, entry, heading));
  }
  yield await saveReport(page);
}

/** The list alone, as after a reload, without cached data. */
async function* visitList(page: Page, address: string, name: string): AsyncGenerator<Seen> {
  const open = () => page.goto(`${address}/admin/${name}`);
  yield* opening(page, `/admin/${name}, first rows`, open, whenRows);
  const times: number[] = [];
  const work = await watchPage(page, async () => {
    await page.getByRole('searchbox').focus();
    for (const letter of query) {
      times.push(await pressUntilRest(page, letter === ' ' ? 'Space' : letter));
    }
  });
  const [first = 0, ...others] = times;
  const note = `first letter ${first.toFixed(0)} ms, others at most ${Math.max(...others).toFixed(0)} ms`;
  yield { what: '  search, the worst letter', work: { ...work, took: Math.max(...times) }, note };
  await page.getByRole('searchbox').fill('');
  if ((await page.locator('th[aria-sort]').count()) === 0) return;
  const sort = await watchPage(page, async () => {
    await page.locator('th[aria-sort] button').first().click();
    await page.locator('th:is([aria-sort=ascending], [aria-sort=descending])').waitFor();
  });
  yield { what: '  sorted by the first column', work: sort, note: '' };
}

async function* opening(
  page: Page,
  what: string,
  open: () => Promise<unknown>,
  until: (page: Page) => Promise<unknown> = whenQuiet,
): AsyncGenerator<Seen> {
  const work = await watchPage(page, async () => {
    await open();
    await until(page);
  });
  yield { what, work, note: `${await callsOf(page)}${(await heapOf(page)).toFixed(0)} MB` };
}

/** Rows with data, not their placeholders. */
function whenRows(page: Page) {
  return page.locator('[role=grid]:not([aria-busy]) tbody td').first().waitFor();
}

/** A figure above a thousand; placeholders are smaller. */
function whenCounted(page: Page) {
  return page
    .getByText(/^\d+\D?\d{3}$/)
    .first()
    .waitFor();
}

async function whenQuiet(page: Page) {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

/** The slowest call, from the browser's resource timing. */
function callsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [slowest] = entries
      .filter(({ name }) => name.includes('/api/'))
      .sort((a, b) => b.duration - a.duration);
    performance.clearResourceTimings();
    if (slowest === undefined) return '';
    const { name, duration, encodedBodySize } = slowest;
    const path = new URL(name).pathname;
    return `${path} ${duration.toFixed(0)} ms, ${(encodedBodySize / 1_048_576).toFixed(1)} MB; heap `;
  });
}

/** Exports all applications as CSV: from the click to the saved file. */
async function saveReport(page: Page): Promise<Seen> {
  let bytes = 0;
  await page.getByRole('radio', { name: 'Solicitudes de Graduandos' }).check();
  await page.getByRole('radio', { name: 'CSV', exact: true }).check();
  await page.getByRole('combobox', { name: 'Acto de grado' }).click();
  await page.getByRole('option', { name: 'Todos los actos' }).click();
  const work = await watchPage(page, async () => {
    const saved = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Generar y Descargar Reporte' }).click();
    bytes = (await stat(await (await saved).path())).size;
  });
  const note = `${(bytes / 1_048_576).toFixed(1)} MB on the disk, heap ${(await heapOf(page)).toFixed(0)} MB`;
  return { what: 'the report of all, as CSV', work, note };
}
