import { afterAll, beforeAll, expect } from 'vitest';
import {
  administrator,
  expectSection,
  fillSignIn,
  openSection,
} from '../e2e/drivers/console-page.ts';
import { pageTest as test } from '../e2e/site/site-test.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { type Consumer, installConsumer } from './install/install-consumer.ts';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installConsumer('plain-html', { needsRegistry: false });
  await consumer.start(/served/);
});

afterAll(() => consumer?.close());

test('one script and one element are a working wizard and a working look-up', async ({
  openPage,
}) => {
  const opened = await openPage();
  await applyAndLookUp(opened, consumer.address, '30100004');
  expect(opened.errors).toEqual([]);
});

test('an administrator signs in to the console on a page without a router', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await page.goto(`${consumer.address}/portal`);
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  expect(new URL(page.url()).pathname).toBe('/portal');
  expect(errors).toEqual([]);
});
