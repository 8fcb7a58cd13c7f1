// @module-tag rare
import type { Browser } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSection, signIn } from '../e2e/drivers/console-page.ts';
import { openPage, startBrowser } from '../e2e/drivers/open-page.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { type Consumer, installConsumer } from './install/install-consumer.ts';

let consumer: Consumer;
let browser: Browser;

beforeAll(async () => {
  consumer = await installConsumer('vite-react-19');
  await consumer.run('build');
  [browser] = await Promise.all([startBrowser(), consumer.start(/Local:/)]);
});

afterAll(async () => {
  await browser?.close();
  await consumer?.close();
});

test("a graduate applies and finds the application, with the host's messages", async () => {
  const opened = await openPage(browser);
  await opened.page.goto(consumer.address);
  await expectPage(opened.page.getByText('Grados UCA').first()).toBeVisible();
  await applyAndLookUp(opened, consumer.address, '30100003');
  expect(opened.errors).toEqual([]);
});

test('an administrator signs in, opens a section and reloads it', async () => {
  const { page, errors } = await openPage(browser);
  await signIn(page, `${consumer.address}/login`);
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await page.reload();
  await expectPage(page.getByRole('row').nth(1)).toBeVisible();
  expect(errors).toEqual([]);
});
