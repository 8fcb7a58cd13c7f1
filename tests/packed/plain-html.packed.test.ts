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
import { type Stranger, settle } from './install/settle.ts';

let stranger: Stranger;
let browser: Browser;

beforeAll(async () => {
  stranger = await settle('plain-html', { needsRegistry: false });
  [browser] = await Promise.all([startBrowser(), stranger.start(/served/)]);
});

afterAll(async () => {
  await browser?.close();
  await stranger?.leave();
});

test('one script tag and one element are a working wizard and a working look-up', async () => {
  const opened = await openPage(browser);
  await applyAndLookUp(opened, stranger.address, '30100004');
  expect(opened.errors).toEqual([]);
});

test('an administrator signs in to the console on a page without any router', async () => {
  const { page, errors } = await openPage(browser);
  await page.goto(`${stranger.address}/portal`);
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  expect(new URL(page.url()).pathname).toBe('/portal');
  expect(errors).toEqual([]);
});
