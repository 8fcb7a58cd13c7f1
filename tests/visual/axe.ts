import axe from 'axe-core';
import type { Page } from 'playwright';
import type { Circumstance } from './circumstances.ts';

declare global {
  interface Window {
    axe: typeof axe;
    /** Apart from Storybook's own copy, and with timers that run while the page's clock stands. */
    ownAxe: typeof axe;
  }
}

/** Puts axe into the page. Its clock must still be the real one. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(`{
    const storybooks = window.axe;
    ((setTimeout) => { ${axe.source} })(window.setTimeout.bind(window));
    window.ownAxe = window.axe;
    window.axe = storybooks;
  }`);
}

/** Their result changes with the look; that of the others does not. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the page as it is. */
export async function findingsOf(
  page: Page,
  rules: Circumstance['rules'],
): Promise<readonly string[]> {
  if (rules === 'none') return [];
  const { violations } = await page.evaluate(
    (options) => window.ownAxe.run(document.body, options),
    {
      resultTypes: ['violations'],
      ...(rules === 'colors'
        ? { runOnly: colorRules }
        : // A story is a part of a page, which has the landmarks.
          { rules: { region: { enabled: false } } }),
    } satisfies axe.RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${failureSummary} ${html}`),
  );
}
