import type { Browser } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor, startBrowser } from '../e2e/visitor.ts';
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
  const visitor = await openVisitor(browser, { width: 1280, height: 800 });
  await applyAndLookUp(visitor, stranger.address, '30100002');
  expect(visitor.complaints).toEqual([]);
});

test.each([
  ['/', 'Iniciar Solicitud'],
  ['/solicitar', 'Solicitar Título'],
  ['/estado', 'Código de solicitud'],
  ['/login', 'Iniciar Sesión'],
])('%s was written ahead of time, and React 18 takes it over as it stands', async (path, text) => {
  const html = await (await fetch(stranger.address + path)).text();
  expect(html).toContain(text);

  const { page, complaints } = await openVisitor(browser, { width: 1280, height: 800 });
  await page.goto(stranger.address + path);
  await expectPage(page.getByText(text).first()).toBeVisible();
  await expectHydrated(page);
  expect(complaints).toEqual([]);
});
