// @module-tag rare
import { afterAll, beforeAll, expect } from 'vitest';
import { expect as expectPage } from '../e2e/drivers/patient-expect.ts';
import { pageTest as test } from '../e2e/site/site-test.ts';
import { type Consumer, installConsumer } from './install/install-consumer.ts';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installConsumer('vite-react-19', { needsRegistry: false });
  await consumer.run('build');
  await consumer.start(/Local:/);
});

afterAll(() => consumer?.close());

test("the type-checked build shows pages and the console's sign-in, with the host's messages", async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await page.goto(consumer.address);
  await expectPage(page.getByText('Grados UCA').first()).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar Solicitud' }).click();
  await expectPage(page.getByRole('radio').first()).toBeVisible();
  await page.goto(`${consumer.address}/login`);
  await expectPage(page.getByRole('textbox', { name: 'Usuario o Email' })).toBeVisible();
  expect(errors).toEqual([]);
});
