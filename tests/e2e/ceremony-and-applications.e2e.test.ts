import type { Page } from 'playwright';
import { expect } from 'vitest';
import {
  approve,
  editApplication,
  expectStatus,
  openDetail,
  reject,
  revertRejection,
} from './drivers/applications-page.ts';
import { applyThroughApi } from './drivers/apply-through-api.ts';
import { readTrail } from './drivers/audit-trail.ts';
import {
  closeCeremony,
  completeCeremony,
  createCeremony,
  dayAhead,
  statusBadge,
} from './drivers/ceremonies-page.ts';
import { administrator, openSection, readApi, signIn } from './drivers/console-page.ts';
import { graduateWith } from './drivers/graduate.ts';
import { startBrowserWithScrollBars } from './drivers/open-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { restartSite } from './drivers/restart-site.ts';
import { sharedByWorker } from './site/shared-by-worker.ts';
import { type OpenPage, siteTest } from './site/site-test.ts';

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

test('changes to a ceremony and its applications survive a restart of the server', async ({
  site,
  openPage,
}) => {
  const { page, errors } = await openPage();
  await signIn(page);
  await expectPage(page.getByText(`¡Bienvenido, ${administrator.fullName}!`)).toBeVisible();
  await expectPage(page.getByRole('banner')).toContainText(administrator.fullName);

  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await createCeremony(page, ceremony);
  await expectPage(statusBadge(page, 'Abierto', ceremony.name)).toBeVisible();

  const codes = await applyThreeTimes(site.address);
  const [approved, rejected, edited] = codes;
  await openSection(page, 'Solicitudes', 'Solicitudes');
  await approve(page, approved, 'Expediente completo');
  await reject(page, rejected, reason);
  await editApplication(page, edited, {
    'Primer nombre': 'Begoña',
    Teléfono: '0414-5551234',
    'Fecha de nacimiento': '29/02/2000',
  });
  await expectStatus(page, edited, 'Pendiente');
  await expectCorrected(page, edited);
  await expectReasonIsHidden(openPage, rejected);
  await revertRejection(page, rejected);

  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await closeCeremony(page, ceremony.name);
  await expectNotOffered(openPage);
  await completeCeremony(page, ceremony.name, 'Cerrado', [
    '1 solicitud pendiente dejará de verse en Solicitudes',
    '2 solicitudes confirmadas esperan su título',
  ]);

  const before = await readStored(page);
  await restartSite(site, page);
  await expectPage(statusBadge(page, 'Completado', ceremony.name)).toBeVisible();
  expect(await readStored(page)).toEqual(before);
  await openSection(page, 'Solicitudes', 'Solicitudes');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(approved);
  await expectPage(page.getByText('No se encontraron solicitudes')).toBeVisible();

  await expectTrail(page, codes);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expectPage(page.getByText('Sesión cerrada correctamente')).toBeVisible();
  await expectPage(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});

async function applyThreeTimes(site: string): Promise<readonly [string, string, string]> {
  const apply = (idNumber: string, firstName: string) =>
    applyThroughApi(site, { ...graduateWith(idNumber), firstName }, ceremony.name);
  return [
    await apply('40111001', 'Ángela'),
    await apply('40111002', 'Íñigo'),
    await apply('40111003', 'Begonia'),
  ];
}

/** All ceremonies and applications in the server's responses. */
function readStored(page: Page): Promise<readonly unknown[]> {
  return Promise.all([readApi(page, 'ceremonies'), readApi(page, 'applications')]);
}

async function expectCorrected(page: Page, code: string): Promise<void> {
  const detail = await openDetail(page, code);
  for (const text of ["Begoña D'Angelo Ñáñez", '0414-5551234', '29 de febrero de 2000']) {
    await expectPage(detail.getByText(text)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expectPage(detail).toBeHidden();
}

/** The code alone shows the status, and no reason. */
async function expectReasonIsHidden(openPage: OpenPage, code: string): Promise<void> {
  const { page, errors } = await openPage();
  await page.goto(`/estado?codigo=${code}`);
  const result = page.getByRole('article', { name: `Solicitud ${code}` });
  await expectPage(result.getByText('Rechazada', { exact: true })).toBeVisible();
  await expectPage(result).not.toContainText(reason);
  expect(errors).toEqual([]);
  await page.close();
}

/** A closed ceremony accepts no applications. */
async function expectNotOffered(openPage: OpenPage): Promise<void> {
  const { page } = await openPage();
  await page.goto('/solicitar');
  await expectPage(page.getByRole('radio').first()).toBeVisible();
  await expectPage(page.getByRole('radio', { name: ceremony.name })).toHaveCount(0);
  await page.close();
}

/** Audit entries of ceremonies and applications in order (an extension of the reference API). */
async function expectTrail(
  page: Page,
  [approved, rejected, edited]: readonly [string, string, string],
): Promise<void> {
  const trail = await readTrail(page, [ceremony.name, approved, rejected, edited]);
  const by = administrator.fullName;
  expect(trail).toEqual([
    { who: by, what: 'ceremony created', of: ceremony.name },
    { who: 'public', what: 'application submitted', of: approved },
    { who: 'public', what: 'application submitted', of: rejected },
    { who: 'public', what: 'application submitted', of: edited },
    { who: by, what: 'application confirmed', of: approved, status: ['PENDIENTE', 'CONFIRMADA'] },
    { who: by, what: 'application rejected', of: rejected, status: ['PENDIENTE', 'RECHAZADA'] },
    { who: by, what: 'application number-released', of: rejected },
    { who: by, what: 'application updated', of: edited },
    { who: by, what: 'application confirmed', of: rejected, status: ['RECHAZADA', 'CONFIRMADA'] },
    { who: by, what: 'ceremony updated', of: ceremony.name, status: ['ABIERTO', 'CERRADO'] },
    { who: by, what: 'ceremony completed', of: ceremony.name, status: ['CERRADO', 'COMPLETADO'] },
  ]);
}

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
