import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';

declare global {
  interface Window {
    exported?: Promise<Omit<CsvTimes, 'lines'>>;
  }
}

/** Measurements of 'Exportar CSV'. */
export interface CsvTimes {
  /** Milliseconds from the click to the file. */
  readonly total: number;
  /** Longest time between two frames during the export. */
  readonly longestFrame: number;
  /** Lines of the file, including the header. */
  readonly lines: number;
}

/** Clicks 'Exportar CSV' and records frames until the file has been saved. */
export async function timeCsv(page: Page): Promise<CsvTimes> {
  await page.evaluate(watchFrames);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const times = await page.evaluate(() => window.exported);
  if (times === undefined) throw new Error('Nobody pressed the button.');
  return { ...times, lines: file.trimEnd().split('\r\n').length };
}

/** Runs in the page, from the click until the page reports the export. */
function watchFrames(): void {
  const frame = () => new Promise<number>(requestAnimationFrame);
  window.exported = new Promise((resolve) => {
    const start = async (event: MouseEvent) => {
      const isSaid = () =>
        [...document.querySelectorAll('[role=status]')].some((status) =>
          status.textContent.startsWith('Se export'),
        );
      let [longestFrame, last] = [0, event.timeStamp];
      do {
        const now = await frame();
        longestFrame = Math.max(longestFrame, now - last);
        last = now;
      } while (!isSaid());
      resolve({ total: last - event.timeStamp, longestFrame });
    };
    addEventListener('click', (event) => void start(event), { capture: true, once: true });
  });
}
