import axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** The copy that Storybook loads. */
    axe: typeof axe;
    ownAxe?: typeof axe;
    /** The browser's timers, for pages with a fake clock. */
    nativeTimeout: typeof setTimeout;
    nativeFrame: typeof requestAnimationFrame;
  }
}

/**
 * Saves the native timers, so that axe and the screenshots work while the page's clock is stopped. Call it before the
 * clock is installed.
 */
export function keepTimers(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.nativeTimeout = window.setTimeout.bind(window);
    window.nativeFrame = window.requestAnimationFrame.bind(window);
  });
}

/** Rules whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose result depends on sizes. axe disables the first by default. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

/** Groups of axe rules to run. */
interface ChosenRules {
  /** Rules whose result depends on the theme. */
  readonly colors: boolean;
  /** Rules whose result depends on sizes. */
  readonly layout: boolean;
  /** All other rules. */
  readonly names: boolean;
}

/** Runs axe on the page without rows that repeat others. @returns its violations */
export async function violationsOf(
  page: Page,
  { colors, layout, names }: ChosenRules,
): Promise<readonly string[]> {
  const chosen = [...(colors ? colorRules : []), ...(layout ? layoutRules : [])];
  if (chosen.length === 0 && !names) return [];
  await bringAxe(page);
  const run = ({ exclude, options }: { exclude: Element[]; options: axe.RunOptions }) =>
    window.ownAxe?.run({ include: document.body, exclude }, options);
  const options = {
    resultTypes: ['violations'],
    // The markup names an element; finding a selector for each takes a tenth of the time.
    selectors: false,
    // Would load all style sheets again, for rules about videos and screen orientation.
    preload: false,
    ...(names ? { rules: rulesWith(chosen) } : { runOnly: chosen }),
  } satisfies axe.RunOptions;
  const exclude = await page.evaluateHandle(repeatedRows);
  const results = await page.evaluate(run, { exclude, options });
  if (results === undefined) throw new Error('The page has no axe.');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${failureSummary} ${html}`),
  );
}

/**
 * Runs in the page. Finds rows of tables that axe need not read: below the fifth, with the elements and attributes of an
 * earlier row of the same table. Texts, names and places may differ.
 */
function repeatedRows(): Element[] {
  const named =
    /^(?:id|for|name|value|href|title|datetime|style|aria-(?:label|labelledby|describedby|controls|owns|rowindex))$/;
  const describe = ({ tagName, attributes }: Element) => [
    tagName,
    ...[...attributes].map(({ name, value }) => (named.test(name) ? name : `${name}=${value}`)),
  ];
  const formOf = (row: Element) =>
    JSON.stringify([row, ...row.querySelectorAll('*')].map(describe));
  return [...document.querySelectorAll('tbody')].flatMap(({ rows }) => {
    const forms = [...rows].map(formOf);
    return [...rows].filter((_, at) => at >= 5 && forms.indexOf(forms[at] ?? '') < at);
  });
}

/** Enables the chosen rules, and disables the other rules about colours or sizes. */
function rulesWith(chosen: readonly string[]): axe.RuleObject {
  const names = [...colorRules, ...layoutRules];
  return {
    // A story is only a part of a page and has no landmarks.
    region: { enabled: false },
    // React writes no `!important` into `style`, and the rule takes a seventh of the time.
    'avoid-inline-spacing': { enabled: false },
    ...Object.fromEntries(names.map((name) => [name, { enabled: chosen.includes(name) }])),
  };
}

/** Loads axe into the page beside Storybook's copy. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.ownAxe !== undefined)) return;
  await page.evaluate(`{
    const storybooks = window.axe;
    ((setTimeout) => { ${axe.source} })(window.nativeTimeout);
    window.ownAxe = window.axe;
    window.axe = storybooks;
  }`);
  await page.evaluate(reportForcedFill);
}

/**
 * Runs in the page. With forced colours Chromium paints text in `color` but reports the author's text fill, which axe
 * reads.
 */
function reportForcedFill(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function paintedValue(name) {
    const isForced =
      name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return getPropertyValue.call(this, isForced ? 'color' : name);
  };
}
