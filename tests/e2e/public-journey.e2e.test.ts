import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyByKeyboard, press, tabTo } from './apply-by-keyboard.ts';
import { applyByPointer } from './apply-by-pointer.ts';
import { graduateWith } from './graduate.ts';
import { expectWholeResult } from './look-up.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { openVisitor, startBrowser } from './visitor.ts';

let dataDir: string;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'birrete-e2e-'));
  [site, browser] = await Promise.all([startSite({ BIRRETE_DATA: dataDir }), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('the site says in one line where it is and who administers the demonstration', () => {
  expect(site.readyLine).toContain(site.address);
  expect(site.readyLine).toContain('admin@universidad.edu / birrete-demo');
});

test('a request made before a restart is found after it, by its code in lower case', async () => {
  const { page, complaints } = await openVisitor(browser, { width: 1280, height: 800 });
  const graduate = graduateWith('30111222');
  await page.goto(site.address);
  const code = await applyByPointer(page, graduate);
  expect(code).toMatch(/^AG-\d{4}-\d{3,}$/);

  expect(await site.stop()).toBe(0);
  site = await startSite({ BIRRETE_DATA: dataDir });

  await page.goto(`${site.address}/estado`);
  await page.getByRole('textbox', { name: 'Código de solicitud' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectWholeResult(page, code, graduate);
  expect(complaints).toEqual([]);
});

test('the same with the keyboard alone', async () => {
  const { page, complaints } = await openVisitor(browser, { width: 1280, height: 800 });
  const graduate = graduateWith('30333444');
  await page.goto(site.address);
  const code = await applyByKeyboard(page, graduate);

  await press(page, page.getByRole('link', { name: 'Consultar Estado' }), 'Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Código de solicitud' }));
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expectWholeResult(page, code, graduate);
  await expectPage(page.getByRole('heading', { name: `Solicitud ${code}` })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the same on a screen 320 px wide, where nothing sticks out', async () => {
  const { page } = await openVisitor(browser, { width: 320, height: 640 });
  const graduate = graduateWith('30555666');
  await page.goto(site.address);
  await expectNoSidewaysScroll(page);
  const code = await applyByPointer(page, graduate);
  await expectNoSidewaysScroll(page);

  await page.goto(`${site.address}/estado?codigo=${code.toLowerCase()}`);
  await expectWholeResult(page, code, graduate);
  await expectNoSidewaysScroll(page);
});

test('any other path goes to the landing page', async () => {
  const { page } = await openVisitor(browser, { width: 1280, height: 800 });
  for (const path of ['/no-existe', '/solicitar/algo', '/estado/AG-2025-001']) {
    await page.goto(site.address + path);
    await expectPage(page.getByRole('link', { name: 'Iniciar Solicitud' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('a change of page is named in the tab, announced, and begins at its top', async () => {
  const { page } = await openVisitor(browser, { width: 1280, height: 500 });
  await page.goto(site.address);
  await page.getByRole('link', { name: 'Consultar Ahora' }).click();
  await expectPage(page).toHaveTitle('Consultar Estado · Sistema de Graduaciones');
  await expectPage(page.getByRole('status').first()).toHaveText(/Consultar Estado/);
  await expectPage(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expectPage(page).toHaveTitle('Sistema de Graduaciones');
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
