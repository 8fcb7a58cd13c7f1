import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWizard } from './apply-by-pointer.ts';
import { graduateWith } from './graduate.ts';
import { expectWholeResult } from './look-up.ts';
import { differingPixels } from './pixels.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { openVisitor, startBrowser } from './visitor.ts';

let dataDir: string;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'birrete-website-'));
  site = await startSite({ BIRRETE_DATA: dataDir }, 'website');
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  [1280, '30121212'],
  [360, '30343434'],
])(
  'at %d px a graduate applies and follows the request, and the policy refuses nothing',
  async (width, idNumber) => {
    const { page, complaints } = await openVisitor(browser, { width, height: 800 });
    await page.goto(site.address);
    await acceptCookies(page);
    await page.getByRole('link', { name: 'Solicitar título' }).first().click();
    await expectPage(
      page.getByRole('heading', { name: 'Solicitud de Título de la UMO' }),
    ).toBeVisible();
    const graduate = graduateWith(idNumber);
    const code = await fillWizard(page, graduate);

    await page.getByRole('link', { name: 'Consultar Estado', exact: true }).click();
    await page.getByRole('textbox', { name: 'Código de solicitud' }).fill(code);
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    await expectWholeResult(page, code, graduate);
    expect(complaints).toEqual([]);
  },
);

test("the site's inherited rules change no pixel of the widgets", async () => {
  for (const address of ['/tramites/titulo/', '/tramites/estado/']) {
    const stubborn = await openTall(address);
    const plain = await openTall(address, { without: 'heredado.css' });
    const [a, b] = await Promise.all([shotOf(stubborn), shotOf(plain)]);
    expect(differingPixels(a, b), address).toBe(0);
  }
});

test('the widget changes no pixel of the rest of the page', async () => {
  const withWidget = await openTall('/tramites/titulo/');
  const box = await widgetOf(withWidget).boundingBox();
  const without = await openTall('/tramites/titulo/', { without: 'birrete-embed.js' });
  const heightOf = (element: Element, height: number) => {
    const room = element as HTMLElement;
    room.style.height = `${height}px`;
  };
  await widgetOf(without).evaluate(heightOf, box?.height ?? 0);

  const [a, b] = await Promise.all(
    [withWidget, without].map((page) => page.screenshot({ mask: [widgetOf(page)] })),
  );
  expect(differingPixels(a ?? Buffer.alloc(0), b ?? Buffer.alloc(0))).toBe(0);
});

test('what stands between the tags is shown where the script cannot be fetched', async () => {
  const page = await openTall('/tramites/titulo/', { without: 'birrete-embed.js' });
  await expectPage(page.getByText('Si no ve el formulario')).toBeVisible();
});

async function openTall(
  address: string,
  { without }: { readonly without?: string } = {},
): Promise<Page> {
  const { page } = await openVisitor(browser, { width: 1280, height: 2400 });
  if (without !== undefined) {
    await page.route(`**/${without}`, (route) => route.fulfill({ body: '' }));
  }
  await page.goto(site.address + address);
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
