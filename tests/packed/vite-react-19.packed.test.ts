// @module-tag rare
import type { Browser } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSection, signIn } from '../e2e/drivers/console-page.ts';
import { openPage, startBrowser } from '../e2e/drivers/open-page.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { type Stranger, settle } from './install/settle.ts';

let stranger: Stranger;
let browser: Browser;

beforeAll(async () => {
  stranger = await settle('vite-react-19');
  await stranger.run('build');
  [browser] = await Promise.all([startBrowser(), stranger.start(/Local:/)]);
});

afterAll(async () => {
  await browser?.close();
  await stranger?.leave();
});

test('a graduate applies and finds the request, under the words of the host', async () => {
  const opened = await openPage(browser);
  await opened.page.goto(stranger.address);
  await expectPage(opened.page.getByText('Grados UCA').first()).toBeVisible();
  await applyAndLookUp(opened, stranger.address, '30100003');
  expect(opened.errors).toEqual([]);
});

test('an administrator signs in, opens a section, and a reload keeps it', async () => {
  const { page, errors } = await openPage(browser);
  await signIn(page, `${stranger.address}/login`);
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await page.reload();
  await expectPage(page.getByRole('row').nth(1)).toBeVisible();
  expect(errors).toEqual([]);
});
