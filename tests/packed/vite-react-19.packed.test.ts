// @module-tag rare
import { afterAll, beforeAll, expect } from 'vitest';
import { openSection, signIn } from '../e2e/drivers/console-page.ts';
import { expect as expectPage } from '../e2e/drivers/patient-expect.ts';
import { pageTest as test } from '../e2e/site/site-test.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { type Consumer, installConsumer } from './install/install-consumer.ts';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installConsumer('vite-react-19');
  await consumer.run('build');
  await consumer.start(/Local:/);
});

afterAll(() => consumer?.close());

test("a graduate applies and finds the application, with the host's messages", async ({
  openPage,
}) => {
  const opened = await openPage();
  await opened.page.goto(consumer.address);
  await expectPage(opened.page.getByText('Grados UCA').first()).toBeVisible();
  await applyAndLookUp(opened, consumer.address, '30100003');
  expect(opened.errors).toEqual([]);
});

test('an administrator signs in, opens a section and reloads it', async ({ openPage }) => {
  const { page, errors } = await openPage();
  await signIn(page, `${consumer.address}/login`);
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await page.reload();
  await expectPage(page.getByRole('row').nth(1)).toBeVisible();
  expect(errors).toEqual([]);
});
