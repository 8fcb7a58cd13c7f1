import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { graduateWith } from '../drivers/graduate.ts';
import { expect as expectPage } from '../drivers/patient-expect.ts';
import { largestDifference } from '../drivers/pixels.ts';
import { expectWholeResult } from '../drivers/status-page.ts';
import { fillWizard } from '../drivers/wizard-page.ts';
import { type OpenPage, sharedSites, siteTest } from '../site/site-test.ts';

/** A difference of a colour channel that somebody could see. */
const visible = 25;

const test = siteTest.extend('sites', { scope: 'worker' }, () => sharedSites.website);

test('a graduate applies and follows the application, without policy violations', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await page.goto('/');
  await acceptCookies(page);
  await page.getByRole('link', { name: 'Solicitar título' }).first().click();
  await expectPage(
    page.getByRole('heading', { name: 'Solicitud de Título de la UMO' }),
  ).toBeVisible();
  const graduate = graduateWith('30121212');
  const code = await fillWizard(page, graduate);

  await page.getByRole('link', { name: 'Consultar Estado', exact: true }).click();
  await expectWholeResult(page, code, graduate);
  expect(errors).toEqual([]);
});

test("the site's inherited rules change no pixel of a widget, nor the widget one of the page", {
  tags: ['rare'],
}, async ({ openPage }) => {
  const page = await openTall(openPage);
  const box = await widgetOf(page).boundingBox();
  const without = await openTall(openPage, { without: 'birrete-embed.js' });
  await expectPage(without.getByText('Si no ve el formulario')).toBeVisible();
  const heightOf = (element: Element, height: number) => {
    const container = element as HTMLElement;
    container.style.height = `${height}px`;
    container.style.overflow = 'hidden';
  };
  await widgetOf(without).evaluate(heightOf, box?.height ?? 0);
  const [a, b] = await Promise.all(
    [page, without].map((each) => each.screenshot({ mask: [widgetOf(each)] })),
  );
  expect(await largestDifference(a ?? Buffer.alloc(0), b ?? Buffer.alloc(0))).toBeLessThan(visible);

  // A picture of an element scrolls its page.
  const plain = await openTall(openPage, { without: 'heredado.css' });
  const [c, d] = await Promise.all([shotOf(page), shotOf(plain)]);
  expect(await largestDifference(c, d)).toBeLessThan(visible);
});

async function openTall(
  openPage: OpenPage,
  { without }: { readonly without?: string } = {},
): Promise<Page> {
  const { page } = await openPage({ height: 2400 });
  if (without !== undefined) {
    await page.route(`**/${without}`, (route) => route.fulfill({ body: '' }));
  }
  await page.goto('/tramites/titulo/');
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
