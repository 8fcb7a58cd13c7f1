// @module-tag rare
import { afterAll, beforeAll, expect } from 'vitest';
import { expectSection, openSection, signIn } from '../e2e/drivers/console-page.ts';
import { expect as expectPage } from '../e2e/drivers/patient-expect.ts';
import { pageTest as test } from '../e2e/site/site-test.ts';
import { expectEarlyChoice } from './expect-early-choice.ts';
import { expectHydrated } from './expect-hydrated.ts';
import { type Consumer, installConsumer } from './install/install-consumer.ts';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installConsumer('next');
  await consumer.run('build');
  await consumer.start(/Ready in/);
});

afterAll(() => consumer?.close());

test('pages are rendered on the server with their styles, and hydrate unchanged', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  for (const [path, text] of [
    ['/', 'Iniciar Solicitud'],
    ['/solicitar', 'Solicitar Título'],
    ['/titulos', 'Solicitar Título'],
    ['/estado', 'Código de solicitud'],
  ] as const) {
    const html = await (await fetch(consumer.address + path)).text();
    expect(html).toContain(text);
    expect(html).toMatch(/<style data-styled="[^"]*"[^>]*>[^<]+\{/);

    await page.goto(consumer.address + path);
    await expectPage(page.getByText(text).first()).toBeVisible();
    await expectHydrated(page);
    expect(errors, path).toEqual([]);
  }
});

test('the HTML of the wizard has the choices of its first step', async () => {
  const html = await (await fetch(`${consumer.address}/titulos`)).text();
  expect(html).toContain('type="radio"');
});

test('a ceremony that is chosen before the scripts run counts', async ({ openPage }) => {
  await expectEarlyChoice(await openPage(), `${consumer.address}/titulos`);
});

test('an administrator signs in below /portal, navigates back and forth, and reloads the same page', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await signIn(page, `${consumer.address}/portal/login`);
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  expect(new URL(page.url()).pathname).toBe('/portal/ceremonies');

  await page.reload();
  await expectSection(page, 'Actos de Grado');
  await openSection(page, 'Reportes', 'Reportes');
  await page.goBack();
  await expectSection(page, 'Actos de Grado');
  expect(errors).toEqual([]);
});
