import type { Page } from 'playwright';
import { createSearchIndex } from '#domain/text/search-index.ts';
import { searchedTextsOf, type WireTitle } from './wire-titles.ts';

declare global {
  interface Window {
    rowsShownAfter?: Promise<number>;
  }
}

/** Milliseconds from the key press to the painted rows. */
export interface KeyTimes {
  readonly typing: readonly number[];
  readonly paging: readonly number[];
}

const query = 'maria g';
const pages = 8;
const pageSize = 10;

/** Types a name into the search, deletes it letter by letter, and then turns pages with the keyboard. */
export async function timeKeys(page: Page, titles: readonly WireTitle[]): Promise<KeyTimes> {
  const index = createSearchIndex(titles, searchedTextsOf);
  const actasOf = (query: string, at = 0) =>
    index
      .search(query)
      .slice(at * pageSize, (at + 1) * pageSize)
      .map((title) => title.record_registry);

  const typing: number[] = [];
  await page.getByRole('searchbox').focus();
  for (const [at, key] of [...query].entries()) {
    typing.push(await press(page, key === ' ' ? 'Space' : key, actasOf(query.slice(0, at + 1))));
  }
  for (let left = query.length - 1; left >= 0; left -= 1) {
    typing.push(await press(page, 'Backspace', actasOf(query.slice(0, left))));
  }

  const paging: number[] = [];
  await page.getByRole('button', { name: 'Siguiente' }).focus();
  for (let at = 1; at <= pages; at += 1) paging.push(await press(page, 'Enter', actasOf('', at)));
  return { typing, paging };
}

async function press(page: Page, key: string, actas: readonly string[]): Promise<number> {
  await page.evaluate(watchRows, actas);
  await page.keyboard.press(key);
  return page.evaluate(() => window.rowsShownAfter ?? Number.NaN);
}

/** Runs in the page. Starts the clock with the key event and stops it after the frame that shows the rows. */
function watchRows(actas: readonly string[]): void {
  const areShown = () => {
    const cells = [...document.querySelectorAll('tbody tr td:nth-child(4)')];
    return cells.map((cell) => cell.textContent).join() === actas.join();
  };
  const frame = () => new Promise(requestAnimationFrame);
  const painted = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  const watched = new Promise<number>((resolve) => {
    const start = async (event: KeyboardEvent) => {
      do await frame();
      while (!areShown());
      await painted();
      resolve(performance.now() - event.timeStamp);
    };
    addEventListener('keydown', (event) => void start(event), { capture: true, once: true });
  });
  window.rowsShownAfter = watched;
}
