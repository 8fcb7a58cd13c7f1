import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  administrator,
  expectSection,
  fillSignIn,
  openSection,
} from '../e2e/drivers/console-page.ts';
import { openPage, startBrowser } from '../e2e/drivers/open-page.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { type Consumer, installConsumer } from './install/install-consumer.ts';

let consumer: Consumer;
let browser: Browser;

beforeAll(async () => {
  consumer = await installConsumer('plain-html', { needsRegistry: false });
  [browser] = await Promise.all([startBrowser(), consumer.start(/served/)]);
});

afterAll(async () => {
  await browser?.close();
  await consumer?.close();
});

test('one script and one element are a working wizard and a working look-up', async () => {
  const opened = await openPage(browser);
  await applyAndLookUp(opened, consumer.address, '30100004');
  expect(opened.errors).toEqual([]);
});

test('an administrator signs in to the console on a page without a router', async () => {
  const { page, errors } = await openPage(browser);
  await page.goto(`${consumer.address}/portal`);
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  expect(new URL(page.url()).pathname).toBe('/portal');
  expect(errors).toEqual([]);
});
