// @module-tag rare
import type { Browser } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSection, openSection, signIn } from '../e2e/drivers/console-page.ts';
import { openPage, startBrowser } from '../e2e/drivers/open-page.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { expectHydrated } from './expect-hydrated.ts';
import { type Stranger, settle } from './install/settle.ts';

let stranger: Stranger;
let browser: Browser;

beforeAll(async () => {
  stranger = await settle('next');
  await stranger.run('build');
  [browser] = await Promise.all([startBrowser(), stranger.start(/Ready in/)]);
});

afterAll(async () => {
  await browser?.close();
  await stranger?.leave();
});

test('a graduate applies and finds the request, and the console keeps silent', async () => {
  const opened = await openPage(browser);
  await applyAndLookUp(opened, stranger.address, '30100001');
  expect(opened.errors).toEqual([]);
});

test.each([
  ['/', 'Iniciar Solicitud'],
  ['/solicitar', 'Solicitar Título'],
  ['/estado', 'Código de solicitud'],
])('%s is rendered on the server, with its looks, and stays what it is', async (path, text) => {
  const html = await (await fetch(stranger.address + path)).text();
  expect(html).toContain(text);
  expect(html).toMatch(/<style data-styled="[^"]*"[^>]*>[^<]+\{/);

  const { page, errors } = await openPage(browser);
  await page.goto(stranger.address + path);
  await expectPage(page.getByText(text).first()).toBeVisible();
  await expectHydrated(page);
  expect(errors).toEqual([]);
});

test('an administrator signs in below /portal, goes back and forth, and a reload keeps the place', async () => {
  const { page, errors } = await openPage(browser);
  await signIn(page, `${stranger.address}/portal/login`);
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  expect(new URL(page.url()).pathname).toBe('/portal/ceremonies');

  await page.reload();
  await expectSection(page, 'Actos de Grado');
  await openSection(page, 'Reportes', 'Reportes');
  await page.goBack();
  await expectSection(page, 'Actos de Grado');
  expect(errors).toEqual([]);
});
