// @module-tag rare
import type { Browser } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, startBrowser } from '../e2e/drivers/open-page.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { expectHydrated } from './expect-hydrated.ts';
import { type Stranger, settle } from './install/settle.ts';

let stranger: Stranger;
let browser: Browser;

beforeAll(async () => {
  stranger = await settle('vite-react-18');
  await stranger.run('build');
  [browser] = await Promise.all([startBrowser(), stranger.start(/Local:/)]);
});

afterAll(async () => {
  await browser?.close();
  await stranger?.leave();
});

test('on React 18 a graduate applies and finds the request', async () => {
  const opened = await openPage(browser);
  await applyAndLookUp(opened, stranger.address, '30100002');
  expect(opened.errors).toEqual([]);
});

test.each([
  ['/', 'Iniciar Solicitud'],
  ['/solicitar', 'Solicitar Título'],
  ['/estado', 'Código de solicitud'],
  ['/login', 'Iniciar Sesión'],
])('%s was written ahead of time, and React 18 takes it over as it stands', async (path, text) => {
  const html = await (await fetch(stranger.address + path)).text();
  expect(html).toContain(text);

  const { page, errors } = await openPage(browser);
  await page.goto(stranger.address + path);
  await expectPage(page.getByText(text).first()).toBeVisible();
  await expectHydrated(page);
  expect(errors).toEqual([]);
});
