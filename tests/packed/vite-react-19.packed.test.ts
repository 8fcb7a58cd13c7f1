import type { Browser } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSection, signIn } from '../e2e/registrar.ts';
import { openVisitor, startBrowser } from '../e2e/visitor.ts';
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
  const visitor = await openVisitor(browser, { width: 1280, height: 800 });
  await visitor.page.goto(stranger.address);
  await expectPage(visitor.page.getByText('Grados UCA').first()).toBeVisible();
  await applyAndLookUp(visitor, stranger.address, '30100003');
  expect(visitor.complaints).toEqual([]);
});

test('a registrar signs in, opens a section, and a reload keeps it', async () => {
  const { page, complaints } = await openVisitor(browser, { width: 1280, height: 800 });
  await signIn(page, stranger.address);
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await page.reload();
  await expectPage(page.getByRole('row').nth(1)).toBeVisible();
  expect(complaints).toEqual([]);
});
