// @module-tag rare
import { afterAll, beforeAll, expect } from 'vitest';
import { expect as expectPage } from '../e2e/drivers/patient-expect.ts';
import { pageTest as test } from '../e2e/site/site-test.ts';
import { applyAndLookUp } from './apply-and-look-up.ts';
import { expectEarlyChoice } from './expect-early-choice.ts';
import { expectHydrated } from './expect-hydrated.ts';
import { type Consumer, installConsumer } from './install/install-consumer.ts';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installConsumer('vite-react-18');
  await consumer.run('build');
  await consumer.start(/Local:/);
});

afterAll(() => consumer?.close());

test('a graduate applies and finds the application on React 18', async ({ openPage }) => {
  const opened = await openPage();
  await applyAndLookUp(opened, consumer.address, '30100002');
  expect(opened.errors).toEqual([]);
});

test('a ceremony that is chosen before the script runs counts', async ({ openPage }) => {
  await expectEarlyChoice(await openPage(), `${consumer.address}/solicitar`);
});

test('React 18 hydrates the pages of a plain Node server unchanged', async ({ openPage }) => {
  const { page, errors } = await openPage();
  for (const [path, text] of [
    ['/', 'Iniciar Solicitud'],
    ['/solicitar', 'Solicitar Título'],
    ['/estado', 'Código de solicitud'],
    ['/login', 'Iniciar Sesión'],
  ] as const) {
    const html = await (await fetch(consumer.address + path)).text();
    expect(html).toContain(text);

    await page.goto(consumer.address + path);
    await expectPage(page.getByText(text).first()).toBeVisible();
    await expectHydrated(page);
    expect(errors, path).toEqual([]);
  }
});

test('the HTML of the wizard has the choices of its first step', async () => {
  const html = await (await fetch(`${consumer.address}/solicitar`)).text();
  expect(html).toContain('type="radio"');
});
