import axe from 'axe-core';
import type { Page } from 'playwright';
import type { Circumstance } from './circumstances.ts';

declare global {
  interface Window {
    /** Storybook's own copy. */
    axe: typeof axe;
    ownAxe?: typeof axe;
    /** The browser's own, in a page whose clock is not. */
    nativeTimeout: typeof setTimeout;
    nativeFrame: typeof requestAnimationFrame;
  }
}

/** To be called before the page's clock is installed: axe and the measuring of pictures go on while it stands. */
export function keepTimers(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.nativeTimeout = window.setTimeout.bind(window);
    window.nativeFrame = window.requestAnimationFrame.bind(window);
  });
}

/** Their result changes with the look; that of the others does not. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the page as it is. */
export async function findingsOf(
  page: Page,
  rules: Circumstance['rules'],
): Promise<readonly string[]> {
  if (rules === 'none') return [];
  await bringAxe(page);
  const results = await page.evaluate((options) => window.ownAxe?.run(document.body, options), {
    resultTypes: ['violations'],
    ...(rules === 'colors' ? { runOnly: colorRules } : { rules: left(rules) }),
  } satisfies axe.RunOptions);
  if (results === undefined) throw new Error('The page has no axe.');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${failureSummary} ${html}`),
  );
}

/** Rules that are not asked. */
function left(rules: Circumstance['rules']): axe.RuleObject {
  // A story is a part of a page, which has the landmarks.
  const names = ['region', ...(rules === 'others' ? colorRules : [])];
  return Object.fromEntries(names.map((name) => [name, { enabled: false }]));
}

/** Puts axe into the page, apart from Storybook's copy. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.ownAxe !== undefined)) return;
  await page.evaluate(`{
    const storybooks = window.axe;
    ((setTimeout) => { ${axe.source} })(window.nativeTimeout);
    window.ownAxe = window.axe;
    window.axe = storybooks;
  }`);
  await page.evaluate(tellForcedFill);
}

/** Runs in the page. In forced colours Chromium paints a text in `color` and tells the author's fill, which axe reads. */
function tellForcedFill(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function told(name) {
    const isForced =
      name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return getPropertyValue.call(this, isForced ? 'color' : name);
  };
}
