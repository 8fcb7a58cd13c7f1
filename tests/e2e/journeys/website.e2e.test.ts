import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { graduateWith } from '../drivers/graduate.ts';
import { expect as expectPage } from '../drivers/patient-expect.ts';
import { differingPixels } from '../drivers/pixels.ts';
import { expectWholeResult } from '../drivers/status-page.ts';
import { fillWizard } from '../drivers/wizard-page.ts';
import { type OpenPage, sharedSites, siteTest } from '../site/site-test.ts';

const test = siteTest.extend('sites', { scope: 'worker' }, () => sharedSites.website);

test('a graduate applies and follows the application, without policy violations', ({ openPage }) =>
  applyAndFollow(openPage, 1280, '30121212'));

test('the same at 360 px', { tags: ['rare'] }, ({ openPage }) =>
  applyAndFollow(openPage, 360, '30343434'),
);

test("the site's inherited rules change no pixel of the widgets", { tags: ['rare'] }, async ({
  openPage,
}) => {
  for (const address of ['/tramites/titulo/', '/tramites/estado/']) {
    const stubborn = await openTall(openPage, address);
    const plain = await openTall(openPage, address, { without: 'heredado.css' });
    const [a, b] = await Promise.all([shotOf(stubborn), shotOf(plain)]);
    expect(await differingPixels(a, b), address).toBe(0);
  }
});

test('the widget changes no pixel of the rest of the page', { tags: ['rare'] }, async ({
  openPage,
}) => {
  const withWidget = await openTall(openPage, '/tramites/titulo/');
  const box = await widgetOf(withWidget).boundingBox();
  const without = await openTall(openPage, '/tramites/titulo/', { without: 'birrete-embed.js' });
  const heightOf = (element: Element, height: number) => {
    const container = element as HTMLElement;
    container.style.height = `${height}px`;
  };
  await widgetOf(without).evaluate(heightOf, box?.height ?? 0);

  const [a, b] = await Promise.all(
    [withWidget, without].map((page) => page.screenshot({ mask: [widgetOf(page)] })),
  );
  expect(await differingPixels(a ?? Buffer.alloc(0), b ?? Buffer.alloc(0))).toBe(0);
});

test("the fallback content stays if the script can't be fetched", { tags: ['rare'] }, async ({
  openPage,
}) => {
  const page = await openTall(openPage, '/tramites/estado/', { without: 'birrete-embed.js' });
  await expectPage(page.getByText('Si no ve el formulario')).toBeVisible();
});

async function applyAndFollow(openPage: OpenPage, width: number, idNumber: string): Promise<void> {
  const { page, errors } = await openPage({ width });
  await page.goto('/');
  await acceptCookies(page);
  await page.getByRole('link', { name: 'Solicitar título' }).first().click();
  await expectPage(
    page.getByRole('heading', { name: 'Solicitud de Título de la UMO' }),
  ).toBeVisible();
  const graduate = graduateWith(idNumber);
  const code = await fillWizard(page, graduate);

  await page.getByRole('link', { name: 'Consultar Estado', exact: true }).click();
  await expectWholeResult(page, code, graduate);
  expect(errors).toEqual([]);
}

async function openTall(
  openPage: OpenPage,
  address: string,
  { without }: { readonly without?: string } = {},
): Promise<Page> {
  const { page } = await openPage({ height: 2400 });
  if (without !== undefined) {
    await page.route(`**/${without}`, (route) => route.fulfill({ body: '' }));
  }
  await page.goto(address);
  await acceptCookies(page);
  if (without !== 'birrete-embed.js') {
    await expectPage(page.getByRole('radio').or(page.getByRole('textbox')).first()).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function acceptCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aceptar' }).click();
}

function widgetOf(page: Page): Locator {
  return page.locator('.tramite');
}

function shotOf(page: Page): Promise<Buffer> {
  return widgetOf(page).screenshot({ animations: 'disabled' });
}
