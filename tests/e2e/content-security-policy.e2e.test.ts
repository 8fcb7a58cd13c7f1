import type { Page } from 'playwright';
import { expect } from 'vitest';
import { approve } from './drivers/applications-page.ts';
import { applyThroughApi } from './drivers/apply-through-api.ts';
import { completeCeremony, createCeremony, dayAhead } from './drivers/ceremonies-page.ts';
import { administrator, expectSection, fillSignIn, openSection } from './drivers/console-page.ts';
import { graduateWith } from './drivers/graduate.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { fillWizard } from './drivers/wizard-page.ts';
import { pageWith } from './site/embed-site.ts';
import { embedTest, shareSite } from './site/site-test.ts';

const strict =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const withNonce =
  "default-src 'self'; script-src 'self'; style-src 'nonce-r4nd0m'; require-trusted-types-for 'script'; trusted-types 'none'";

const elements = {
  wizard: '<graduation-wizard api-base="/" status-href="/estado"></graduation-wizard>',
  status: '<graduation-status api-base="/"></graduation-status>',
  admin: '<graduation-admin api-base="/"></graduation-admin>',
};

function pagesUnder(folder: string, policy: string) {
  const page = (html: string) => ({ html: pageWith(html), policy });
  return {
    [`${folder}/solicitar`]: page(elements.wizard),
    [`${folder}/estado`]: page(elements.status),
    [`${folder}/gestion`]: page(elements.admin),
  };
}

const ceremony = {
  name: 'Acto bajo la política estricta',
  date: dayAhead(90),
  location: 'Aula Magna',
  record: '001',
  assigned: '001',
  folio: '001',
};

/** Titles that these tests issue must not be in the lists of other files. */
const ownSite = shareSite('host');

const test = embedTest
  .extend('sites', { scope: 'worker' }, () => ownSite)
  .extend(
    'pages',
    { scope: 'file' },
    {
      ...pagesUnder('/strict', strict),
      ...pagesUnder('/nonce', withNonce),
      '/element-nonce': {
        html: pageWith(
          '<graduation-status api-base="/" brand="#00529b" nonce="r4nd0m"></graduation-status>',
        ),
        policy: withNonce,
      },
    },
  );

test("under style-src 'self' everything works and no violation is reported", async ({
  openPage,
}) => {
  const { page, errors } = await openPage({ height: 900 });
  const violations = await listenForViolations(page);

  await page.goto('/strict/gestion');
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await createCeremony(page, ceremony);
  await page.goto('/strict/solicitar');
  const code = await fillWizard(page, graduateWith('41100001'), ceremony.name);
  await page.goto('/strict/estado');
  await lookUp(page, code);

  await page.goto('/strict/gestion');
  await openSection(page, 'Solicitudes', 'Solicitudes');
  await approve(page, code, 'Recaudos completos');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await completeCeremony(page, ceremony.name, 'Abierto', []);
  for (const [entry, heading] of [
    ['Reportes', 'Reportes'],
    ['Configuración', 'Configuración'],
    ['Títulos', 'Títulos Emitidos'],
  ] as const) {
    await openSection(page, entry, heading);
  }
  await issueAll(page, ceremony.name);

  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

test('under a nonce each element works and no violation is reported', async ({
  site,
  openPage,
}) => {
  const { page, errors } = await openPage({ height: 900 });
  const violations = await listenForViolations(page);
  const code = await applyThroughApi(site.address, graduateWith('41100002'));

  await page.goto('/nonce/solicitar');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expectPage(page.getByRole('combobox', { name: 'Carrera' })).toBeVisible();
  await page.goto('/nonce/estado');
  await lookUp(page, code);
  await page.goto('/nonce/gestion');
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Solicitudes', 'Solicitudes');
  await approve(page, code, 'Recaudos completos');

  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

test("without constructed style sheets, the element's nonce permits the styles", async ({
  openPage,
}) => {
  const { page } = await openPage({ height: 900 });
  await page.addInitScript(() => {
    for (const { prototype } of [Document, ShadowRoot]) {
      Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
    }
  });
  await page.goto('/element-nonce');
  const button = page.getByRole('button', { name: 'Consultar' });
  await expectPage(button).toHaveCSS('background-color', 'rgb(0, 82, 155)');
});

async function lookUp(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /Código/ }).fill(code);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectPage(page.getByText('Pendiente', { exact: true })).toBeVisible();
}

async function issueAll(page: Page, ceremony: string): Promise<void> {
  await page.getByRole('button', { name: 'Emisión Masiva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emisión Masiva de Títulos' });
  await dialog.getByRole('combobox', { name: 'Acto de grado' }).fill(ceremony);
  await page.getByRole('option', { name: ceremony }).click();
  await dialog.getByRole('button', { name: 'Emitir Títulos' }).click();
  await expectPage(page.getByText(/^Títulos emitidos exitosamente/)).toBeVisible();
  await expectPage(dialog).toBeHidden();
}

async function listenForViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') {
        report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
      }
    });
  });
  return violations;
}
