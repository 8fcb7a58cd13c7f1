import { expect, onTestFinished } from 'vitest';
import { freshSiteTest } from '../e2e/site/site-test.ts';
import type { KnownBrowser } from './drivers/driver.ts';
import { apply, approve, issue, lookUp, openDialogInNarrowWindow, signIn } from './journeys.ts';
import { readTakenOver, startPrintedSite } from './taken-over.ts';
import { type Visitor, visit } from './visitor.ts';

/** User journeys in one browser, with a separate site. Skipped with an explanation if the browser is not installed. */
export function declareJourneys(browser: KnownBrowser): void {
  const missing = browser.missing();
  if (missing !== undefined) {
    console.warn(missing);
    freshSiteTest.skip(missing);
    return;
  }
  const test = freshSiteTest.extend(
    'visitor',
    { scope: 'file' },
    async ({ address }, { onCleanup }): Promise<Visitor> => {
      const driver = await browser.start();
      onCleanup(() => driver.close());
      return visit(driver, address);
    },
  );
  let code = '';

  test('printed first screens are taken over with their nodes', async ({ visitor, address }) => {
    const site = await startPrintedSite(address);
    onTestFinished(() => site.stop());
    await visitor.driver.open(site.address);
    const uses = () => visitor.driver.run(readTakenOver, undefined);
    await expect.poll(uses, { timeout: 30_000 }).toEqual(['used, same node', 'used, same node']);
  });

  test('a graduate applies', async ({ visitor }) => {
    code = await apply(visitor);
    expect(code).toMatch(/^AG-\d{4}-\d{3,}$/);
  });

  test('the application is looked up by its code', ({ visitor }) => lookUp(visitor, code));

  test('an administrator signs in', ({ visitor }) => signIn(visitor));

  test('an application is approved, also after Escape and by Enter', ({ visitor }) =>
    approve(visitor, code));

  test('a dialog is centered in a narrow window, without a gap for a scroll bar', async ({
    visitor,
  }) => {
    const { offMiddle, leavesStrip } = await openDialogInNarrowWindow(visitor);
    expect(offMiddle).toBeLessThanOrEqual(1);
    expect(leavesStrip).toBe(false);
  });

  test('a ceremony is completed and its title issued', ({ visitor }) => issue(visitor));
}
