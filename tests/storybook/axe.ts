import axe from 'axe-core';
import type { Page } from 'playwright';
import type { Checks } from './circumstances.ts';

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

/** Their result changes with the look. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Their result changes with sizes. axe leaves out the first by default. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

/** Violations that axe finds in the page as it is, by the rules of the checks. */
export async function violationsOf(
  page: Page,
  { colors, layout, names }: Pick<Checks, 'colors' | 'layout'> & { readonly names: boolean },
): Promise<readonly string[]> {
  const chosen = [...(colors ? colorRules : []), ...(layout ? layoutRules : [])];
  if (chosen.length === 0 && !names) return [];
  await bringAxe(page);
  const results = await page.evaluate((options) => window.ownAxe?.run(document.body, options), {
    resultTypes: ['violations'],
    // Loads the style sheets again, for rules about videos and turned screens.
    preload: false,
    ...(names ? { rules: rulesWith(chosen) } : { runOnly: chosen }),
  } satisfies axe.RunOptions);
  if (results === undefined) throw new Error('The page has no axe.');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${failureSummary} ${html}`),
  );
}

/** Switches the chosen rules on and the others that depend on colours or sizes off. */
function rulesWith(chosen: readonly string[]): axe.RuleObject {
  const names = [...colorRules, ...layoutRules];
  return {
    // A story is a part of a page, which has the landmarks.
    region: { enabled: false },
    ...Object.fromEntries(names.map((name) => [name, { enabled: chosen.includes(name) }])),
  };
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
