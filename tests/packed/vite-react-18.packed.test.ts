// @module-tag rare
import type { Browser } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, startBrowser } from '../e2e/drivers/open-page.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { expectHydrated } from './expect-hydrated.ts';
import { type Consumer, installConsumer } from './install/install-consumer.ts';

let consumer: Consumer;
let browser: Browser;

beforeAll(async () => {
  consumer = await installConsumer('vite-react-18');
  await consumer.run('build');
  [browser] = await Promise.all([startBrowser(), consumer.start(/Local:/)]);
});

afterAll(async () => {
  await browser?.close();
  await consumer?.close();
});

test('a graduate applies and finds the application on React 18', async () => {
  const opened = await openPage(browser);
  await applyAndLookUp(opened, consumer.address, '30100002');
  expect(opened.errors).toEqual([]);
});

test.each([
  ['/', 'Iniciar Solicitud'],
  ['/solicitar', 'Solicitar Título'],
  ['/estado', 'Código de solicitud'],
  ['/login', 'Iniciar Sesión'],
])('React 18 hydrates the prerendered %s unchanged', async (path, text) => {
  const html = await (await fetch(consumer.address + path)).text();
  expect(html).toContain(text);

  const { page, errors } = await openPage(browser);
  await page.goto(consumer.address + path);
  await expectPage(page.getByText(text).first()).toBeVisible();
  await expectHydrated(page);
  expect(errors).toEqual([]);
});
