import { expect } from 'vitest';
import {
  editApplication,
  openDetail,
  reject,
  revertRejection,
} from './drivers/applications-page.ts';
import { applyThroughApi } from './drivers/apply-through-api.ts';
import { closeCeremony, createCeremony, dayAhead, statusBadge } from './drivers/ceremonies-page.ts';
import { openSection } from './drivers/console-page.ts';
import { graduateWith } from './drivers/graduate.ts';
import { startBrowserWithScrollBars } from './drivers/open-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { sharedByWorker } from './site/shared-by-worker.ts';
import { siteTest } from './site/site-test.ts';

const withScrollBars = sharedByWorker(startBrowserWithScrollBars, (browser) => browser.close());

const test = siteTest.extend('browsers', { scope: 'worker' }, () => withScrollBars);

const ceremony = {
  name: 'Acto de Grado del Recorrido «Ñ»',
  date: dayAhead(200),
  location: 'Teatro Universitario',
  record: '7001',
  assigned: '8001',
  folio: 'F-099',
};

const reason = 'Falta la solvencia de la biblioteca';

test('an application is rejected, edited and confirmed after all, and its ceremony is closed', async ({
  site,
  openConsole,
}) => {
  const { page, errors } = await openConsole('ceremonies', 'Actos de Grado');
  await createCeremony(page, ceremony);
  await expectPage(statusBadge(page, 'Abierto', ceremony.name)).toBeVisible();
  const code = await applyThroughApi(site.address, graduateWith('40111001'), ceremony.name);

  await openSection(page, 'Solicitudes', 'Solicitudes');
  await reject(page, code, reason);
  await editApplication(page, code, {
    'Primer nombre': 'Begoña',
    Teléfono: '0414-5551234',
    'Fecha de nacimiento': '29/02/2000',
  });
  const detail = await openDetail(page, code);
  for (const text of ["Begoña D'Angelo Ñáñez", '0414-5551234', '29 de febrero de 2000', reason]) {
    await expectPage(detail.getByText(text)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expectPage(detail).toBeHidden();
  await revertRejection(page, code);

  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await closeCeremony(page, ceremony.name);
  expect(errors).toEqual([]);
});

test('a dialog covers the page with its scroll bar, and moves nothing', async ({ openConsole }) => {
  const { page } = await openConsole('applications', 'Solicitudes');
  await expectPage(page.getByRole('button', { name: /^Aprobar AG-/ }).first()).toBeVisible();
  const banner = page.getByRole('banner');
  const before = await banner.boundingBox();
  expect(before?.width).toBeLessThan(1280);

  await page
    .getByRole('button', { name: /^Aprobar AG-/ })
    .first()
    .click();
  await expectPage(page.getByRole('dialog')).toBeVisible();
  expect(await banner.boundingBox()).toEqual(before);
  const coversRightEdge = await page.evaluate(() => {
    const atEdge = document.elementFromPoint(window.innerWidth - 1, window.innerHeight / 2);
    return atEdge?.querySelector('[role="dialog"]') != null;
  });
  expect(coversRightEdge).toBe(true);
});
