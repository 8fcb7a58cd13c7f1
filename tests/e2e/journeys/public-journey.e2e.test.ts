import type { Page } from 'playwright';
import { expect } from 'vitest';
import { applyThroughApi } from '../drivers/apply-through-api.ts';
import { graduateWith } from '../drivers/graduate.ts';
import { expect as expectPage } from '../drivers/patient-expect.ts';
import { expectWholeResult } from '../drivers/status-page.ts';
import { applyByPointer } from '../drivers/wizard-page.ts';
import { siteTest as test } from '../site/site-test.ts';

test("the server prints one line with its address and the demonstration's administrator", {
  tags: ['rare'],
}, ({ site }) => {
  expect(site.readyLine).toContain(site.address);
  expect(site.readyLine).toContain('admin@universidad.edu / birrete-demo');
});

test('an application from before a restart is found after it, by its code in lower case', async ({
  site,
  openPage,
}) => {
  const { page, errors } = await openPage();
  const graduate = graduateWith('30111222');
  await page.goto('/');
  const code = await applyByPointer(page, graduate);
  expect(code).toMatch(/^AG-\d{4}-\d{3,}$/);

  expect(await site.restart()).toBe(0);

  await page.goto('/estado');
  await page.getByRole('textbox', { name: 'Código de solicitud' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectWholeResult(page, code, graduate);
  expect(errors).toEqual([]);
});

test('no page overflows a window of 320 px', { tags: ['rare'] }, async ({ site, openPage }) => {
  const { page } = await openPage({ width: 320, height: 640 });
  const graduate = graduateWith('30555666');
  const code = await applyThroughApi(site.address, graduate);

  await page.goto('/');
  await expectPage(page.getByRole('link', { name: 'Iniciar Solicitud' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/solicitar');
  await expectPage(page.getByRole('radio').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`/estado?codigo=${code.toLowerCase()}`);
  await expectWholeResult(page, code, graduate);
  await expectNoSidewaysScroll(page);
});

test("a navigation changes the tab's title, is announced, and starts at the top of the page; Back returns to the place", {
  tags: ['rare'],
}, async ({ openPage }) => {
  const { page } = await openPage({ width: 360, height: 500 });
  const scrollPlace = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Aviso legal y datos personales' });
  await link.scrollIntoViewIfNeeded();
  const former = await scrollPlace();
  await link.click();
  await expectPage(page).toHaveTitle('Aviso legal y datos personales · Sistema de Graduaciones');
  await page.goBack();
  await expectPage(page).toHaveTitle('Sistema de Graduaciones');
  await expect.poll(scrollPlace).toBe(former);

  await page.getByRole('link', { name: 'Consultar Ahora' }).click();
  await expectPage(page).toHaveTitle('Consultar Estado · Sistema de Graduaciones');
  await expectPage(page.getByRole('status').first()).toHaveText(/Consultar Estado/);
  await expectPage(page.getByRole('main')).toBeFocused();
  expect(await scrollPlace()).toBe(0);
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
