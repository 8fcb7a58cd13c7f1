import type { Page } from 'playwright';
import { expect } from 'vitest';
import { approve } from './drivers/applications-page.ts';
import { administrator, expectSection, fillSignIn, openSection } from './drivers/console-page.ts';
import { graduateWith } from './drivers/graduate.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { fillWizard } from './drivers/wizard-page.ts';
import { pageWith } from './site/embed-site.ts';
import { embedTest } from './site/site-test.ts';

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

const test = embedTest.extend(
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

  await page.goto('/strict/solicitar');
  const code = await fillWizard(page, graduateWith('41100001'));
  await page.goto('/strict/estado');
  await lookUp(page, code);

  await page.goto('/strict/gestion');
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  for (const [entry, heading] of [
    ['Reportes', 'Reportes'],
    ['Configuración', 'Configuración'],
    ['Actos de Grado', 'Actos de Grado'],
  ] as const) {
    await openSection(page, entry, heading);
  }
  await openDialog(page, 'Nuevo Acto');
  await openSection(page, 'Títulos', 'Títulos Emitidos');
  await openDialog(page, 'Emisión Masiva');
  await openSection(page, 'Solicitudes', 'Solicitudes');
  await approve(page, code, 'Recaudos completos');

  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

test('under a nonce each element works and no violation is reported', async ({ openPage }) => {
  const { page, errors } = await openPage({ height: 900 });
  const violations = await listenForViolations(page);

  await page.goto('/nonce/solicitar');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expectPage(page.getByRole('combobox', { name: 'Carrera' })).toBeVisible();
  await page.goto('/nonce/estado');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectPage(page.getByRole('textbox', { name: /Código/ })).toBeFocused();
  await page.goto('/nonce/gestion');
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await openDialog(page, 'Nuevo Acto');

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

/** Opens the dialog of a button, and closes it. */
async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog').first();
  await expectPage(dialog).toBeVisible();
  await page.keyboard.press('Escape');
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
