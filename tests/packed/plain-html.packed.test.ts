import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, expectSection, fillSignIn, openSection } from '../e2e/registrar.ts';
import { openVisitor, startBrowser } from '../e2e/visitor.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { type Stranger, settle } from './install/settle.ts';

let stranger: Stranger;
let browser: Browser;

beforeAll(async () => {
  stranger = await settle('plain-html');
  [browser] = await Promise.all([startBrowser(), stranger.start(/served/)]);
});

afterAll(async () => {
  await browser?.close();
  await stranger?.leave();
});

test('one script tag and one element are a working wizard and a working look-up', async () => {
  const visitor = await openVisitor(browser, { width: 1280, height: 800 });
  await applyAndLookUp(visitor, stranger.address, '30100004');
  expect(visitor.complaints).toEqual([]);
});

test('a registrar signs in to the console on a page without any router', async () => {
  const { page, complaints } = await openVisitor(browser, { width: 1280, height: 800 });
  await page.goto(`${stranger.address}/portal`);
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  expect(new URL(page.url()).pathname).toBe('/portal');
  expect(complaints).toEqual([]);
});
