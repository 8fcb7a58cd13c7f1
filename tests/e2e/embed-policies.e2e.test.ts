import type { Browser, Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve } from './application-desk.ts';
import { fillWizard } from './apply-by-pointer.ts';
import { completeCeremony, createCeremony, dayAhead } from './ceremony-desk.ts';
import { type EmbedSite, pageWith, startEmbedSite } from './embed-site.ts';
import { graduateWith } from './graduate.ts';
import { type LastingSite, startLastingSite } from './lasting-site.ts';
import { administrator, expectSection, fillSignIn, openSection } from './registrar.ts';
import { openVisitor, startBrowser } from './visitor.ts';

const strict =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const withNonce =
  "default-src 'self'; script-src 'self'; style-src 'nonce-r4nd0m'; require-trusted-types-for 'script'; trusted-types 'none'";

const elements = {
  wizard: '<graduation-wizard api-base="/" status-href="/estado"></graduation-wizard>',
  status: '<graduation-status api-base="/"></graduation-status>',
  admin: '<graduation-admin api-base="/"></graduation-admin>',
};

let host: LastingSite;
let browser: Browser;

beforeAll(async () => {
  [host, browser] = await Promise.all([startLastingSite(), startBrowser()]);
});
afterAll(async () => {
  await Promise.all([host?.remove(), browser?.close()]);
});

/** A site whose every page is sent with the policy. */
function siteUnder(policy: string): Promise<EmbedSite> {
  const page = (html: string) => ({ html: pageWith(html), policy });
  return startEmbedSite(
    {
      '/solicitar': page(elements.wizard),
      '/estado': page(elements.status),
      '/gestion': page(elements.admin),
    },
    host.address,
  );
}

test.each([
  ["style-src 'self'", strict, '41100001'],
  ['a nonce', withNonce, '41100002'],
])('under %s everything works and nothing is refused', async (name, policy, idNumber) => {
  const site = await siteUnder(policy);
  const { page, complaints } = await openVisitor(browser, { width: 1280, height: 900 });
  const refused = await listenForViolations(page);
  const graduate = graduateWith(idNumber);
  const ceremony = {
    name: `Acto bajo ${name}`,
    date: dayAhead(90),
    location: 'Aula Magna',
    record: '001',
    assigned: '001',
    folio: '001',
  };

  await page.goto(`${site.address}/gestion`);
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await createCeremony(page, ceremony);
  await page.goto(`${site.address}/solicitar`);
  const code = await fillWizard(page, graduate, ceremony.name);
  await page.goto(`${site.address}/estado`);
  await page.getByRole('textbox', { name: /Código/ }).fill(code);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectPage(page.getByText('Pendiente', { exact: true })).toBeVisible();

  await page.goto(`${site.address}/gestion`);
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

  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
  await site.stop();
});

test("where a browser has no constructed style sheets, the element's nonce lets the styles pass", async () => {
  const html =
    '<graduation-status api-base="/" brand="#00529b" nonce="r4nd0m"></graduation-status>';
  const site = await startEmbedSite(
    { '/estado': { html: pageWith(html), policy: withNonce } },
    host.address,
  );
  const { page } = await openVisitor(browser, { width: 1280, height: 900 });
  await page.addInitScript(() => {
    for (const { prototype } of [Document, ShadowRoot]) {
      Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
    }
  });
  await page.goto(`${site.address}/estado`);
  const button = page.getByRole('button', { name: 'Consultar' });
  await expectPage(button).toHaveCSS('background-color', 'rgb(0, 82, 155)');
  await page.context().close();
  await site.stop();
});

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
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellRefused');
      if (typeof tell === 'function') {
        tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
      }
    });
  });
  return refused;
}
