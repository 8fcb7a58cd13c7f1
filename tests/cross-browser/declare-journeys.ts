import { expect, onTestFinished } from 'vitest';
import { readOpenCeremony } from '../e2e/drivers/apply-through-api.ts';
import { siteTest } from '../e2e/site/site-test.ts';
import type { KnownBrowser } from './drivers/driver.ts';
import { apply, approve, issue, lookUp, openDialogInNarrowWindow, signIn } from './journeys.ts';
import { readTakenOver, startPrintedSite } from './taken-over.ts';
import { type Visitor, visit } from './visitor.ts';

interface JourneyOptions {
  /** False if the browser issues no titles: one browser of each engine does. Default true. */
  readonly issues?: boolean;
  /** False if the browser reviews no applications. Default true. */
  readonly reviews?: boolean;
}

/**
 * User journeys in one browser. The browsers share a site, and the demonstration has an open ceremony for each browser that
 * issues titles, and one more. Skipped with an explanation if the browser is not installed.
 */
export function declareJourneys(
  browser: KnownBrowser,
  { issues = true, reviews = true }: JourneyOptions = {},
): void {
  const missing = browser.missing();
  if (missing !== undefined) {
    console.warn(missing);
    siteTest.skip(missing);
    return;
  }
  const test = siteTest
    .extend('ceremony', { scope: 'file' }, ({ address }) => readOpenCeremony(address))
    .extend('visitor', { scope: 'file' }, async ({ address }, { onCleanup }): Promise<Visitor> => {
      const driver = await browser.start();
      onCleanup(() => driver.close());
      return visit(driver, address);
    });
  let code = '';

  test('printed first screens are taken over with their nodes', async ({ visitor, address }) => {
    const site = await startPrintedSite(address);
    onTestFinished(() => site.stop());
    await visitor.driver.open(site.address);
    const uses = () => visitor.driver.run(readTakenOver, undefined);
    await expect.poll(uses, { timeout: 30_000 }).toEqual(['used, same node', 'used, same node']);
  });

  test('a graduate applies', async ({ visitor, ceremony }) => {
    code = await apply(visitor, ceremony);
    expect(code).toMatch(/^AG-\d{4}-\d{3,}$/);
  });

  test('the application is looked up by its code', ({ visitor }) => lookUp(visitor, code));

  test('an administrator signs in', ({ visitor }) => signIn(visitor));

  test.runIf(reviews)('an application is approved, also after Escape and by Enter', ({ visitor }) =>
    approve(visitor, code),
  );

  test.runIf(reviews)(
    'a dialog is centered in a narrow window, without a gap for a scroll bar',
    async ({ visitor, ceremony }) => {
      const { offMiddle, leavesStrip } = await openDialogInNarrowWindow(visitor, ceremony);
      expect(offMiddle).toBeLessThanOrEqual(1);
      expect(leavesStrip).toBe(false);
    },
  );

  test.runIf(issues)('a ceremony is completed and its title issued', ({ visitor, ceremony }) =>
    issue(visitor, ceremony),
  );
}
