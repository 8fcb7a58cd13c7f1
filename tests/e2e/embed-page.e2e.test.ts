import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { graduateWith } from './drivers/graduate.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { fillToReview } from './drivers/wizard-page.ts';
import { pageWith, scriptTag } from './site/embed-site.ts';
import { embedTest, type OpenPage } from './site/site-test.ts';

const wizard =
  '<graduation-wizard api-base="/"><p>Si no ve el formulario, escríbanos.</p></graduation-wizard>';
const oldScript = '<script src="/birrete/birrete-embed.js?ver=6.4"></script>';

const statement =
  '<script type="application/json" data-birrete-src="/birrete/birrete-embed.js"></script>';
const copied = '<script src="/cache/a1b2c3.js"></script>';

const built = path.resolve(import.meta.dirname, '../../dist/embed');
const readBuilt = (file: string) => JSON.parse(readFileSync(path.join(built, file), 'utf8'));
const hashes: Readonly<Record<string, string>> = readBuilt('integrity.json');

/** The source files of a fetched script, from its source map; the bundler's own runtime has none. */
function sourcesOf(url: string): readonly string[] {
  const map = `${new URL(url).pathname.replace('/birrete/', '')}.map`;
  return existsSync(path.join(built, map)) ? readBuilt(map).sources : [];
}

/** The policy of docs/embed.md for a page that trusts only its author. @param alter changes a hash */
function checked(alter = (hash: string) => hash): string {
  const ofChunks = Object.entries(hashes).map(([file, hash]) => [
    file.replace('./', '/birrete/'),
    alter(hash),
  ]);
  const map = JSON.stringify({ integrity: Object.fromEntries(ofChunks) });
  const ofScript = `integrity="${hashes['./birrete-embed.js']}"`;
  return `<script type="importmap">${map}</script>${scriptTag.replace('src=', `${ofScript} src=`)}`;
}

/** The script in the page itself. @param statement another script, which may state its address */
const inlined = (statement: string) =>
  `${statement}<script>${readFileSync(path.join(built, 'birrete-embed.js'), 'utf8')}</script>`;

const test = embedTest.extend(
  'pages',
  { scope: 'file' },
  {
    '/copiada': { html: pageWith(wizard, copied + statement) },
    '/copiada-sin-decirlo': { html: pageWith(wizard, copied) },
    '/copiada-con-doctor': { html: pageWith(wizard.replace(' api', ' doctor api'), copied) },
    '/incrustada': { html: pageWith(wizard, inlined(statement)) },
    '/retrasada': {
      html: pageWith(
        wizard,
        inlined(
          '<script type="litespeed/javascript" data-src="/birrete/birrete-embed.js"></script>',
        ),
      ),
    },
    '/solicitar': { html: pageWith(wizard) },
    '/optimizada': { html: pageWith(wizard + oldScript, scriptTag + oldScript) },
    '/sin-memoria': { html: pageWith(wizard), policy: 'sandbox allow-scripts allow-forms' },
    '/comprobada': { html: pageWith(wizard, checked()) },
    '/alterada': {
      html: pageWith(
        wizard,
        checked((hash) => hash.replace(/^(sha384-)../, '$1AA')),
      ),
    },
    '/otra': { html: pageWith('<h1>Otra página</h1>', '') },
  },
);

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Solicitar Título' });

async function open(openPage: OpenPage, path: string) {
  const opened = await openPage({ height: 900 });
  return { ...opened, visit: () => opened.page.goto(path) };
}

/** Opens a page with the wizard and goes to the second step. @returns the files fetched until then */
async function fetchedBy(page: Page, visit: () => Promise<unknown>): Promise<readonly string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit();
  await goToSecondStep(page);
  return fetched;
}

async function goToSecondStep(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expectPage(page.getByRole('combobox', { name: 'Carrera' })).toBeVisible();
}

test('a page with the wizard fetches no code of the console, and few files', async ({
  openPage,
}) => {
  const { page, visit } = await open(openPage, '/solicitar');
  const fetched = await fetchedBy(page, visit);
  const scripts = fetched.filter((url) => /\/birrete\/.+\.js$/.test(url));
  const sources = scripts.flatMap(sourcesOf);
  expect(sources.filter((file) => file.includes('/graduation-wizard/'))).not.toEqual([]);
  expect(sources.filter((file) => /\/(admin-console|status-lookup)\//.test(file))).toEqual([]);
  expect(scripts.length).toBeLessThan(20);
});

test('loaded as a module and as a classic script, the wizard is defined once', async ({
  openPage,
}) => {
  const { page, errors, visit } = await open(openPage, '/optimizada');
  await visit();
  await expectPage(title(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('if a chunk fails to load, the fallback content stays and a message appears', async ({
  openPage,
}) => {
  const { page, visit } = await open(openPage, '/solicitar');
  await page.route(/\/chunks\//, (route) => route.abort());
  await visit();
  await expectPage(page.getByText('No se pudo cargar esta parte de la página.')).toBeVisible();
  await expectPage(page.getByText('Si no ve el formulario')).toBeVisible();
  await page.unroute(/\/chunks\//);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const again = page.getByRole('button', { name: 'Recargar la página' });
  await expectPage(title(page).or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expectPage(title(page)).toBeVisible();
});

test.for(['/copiada', '/incrustada', '/retrasada'])(
  '%s: a script that a plugin moved finds its chunks',
  async (address, { openPage }) => {
    const { page, visit } = await open(openPage, address);
    await serveCopy(page);
    await visit();
    await goToSecondStep(page);
  },
);

test('a script that a plugin moved says that files are missing, and to the doctor which', async ({
  openPage,
}) => {
  const { page, visit } = await open(openPage, '/copiada-sin-decirlo');
  await serveCopy(page);
  await visit();
  await expectPage(page.getByText(/faltan archivos/)).toHaveText(/lo edita\.$/);
  await expectPage(page.getByText('Si no ve el formulario')).toBeVisible();
  await page.goto('/copiada-con-doctor');
  const file = /\(B053: http.+\/cache\/chunks\/wizard-widget-.+\.js\)$/;
  await expectPage(page.getByText(/faltan archivos/)).toHaveText(file);
});

/** Serves the script at the address of a plugin's copy. */
function serveCopy(page: Page): Promise<unknown> {
  return page.route('**/cache/a1b2c3.js', (route) =>
    route.fulfill({ path: path.join(built, 'birrete-embed.js'), contentType: 'text/javascript' }),
  );
}

test('a page that names the hashes of the files runs exactly those files', async ({ openPage }) => {
  const { page, visit } = await open(openPage, '/comprobada');
  await visit();
  await expectPage(page.getByRole('radio').first()).toBeVisible();
  await page.goto('/alterada');
  await expectPage(page.getByText('No se pudo cargar esta parte de la página.')).toBeVisible();
});

test("'?birrete-doctor' in the address opens the doctor, whose code is not fetched otherwise", async ({
  openPage,
}) => {
  const { page, visit } = await open(openPage, '/solicitar');
  const fetched = await fetchedBy(page, visit);
  expect(fetched.filter((url) => url.includes('doctor'))).toEqual([]);

  await page.goto('/solicitar?birrete-doctor');
  const panel = page.getByRole('region', { name: 'Revisión de la página' });
  await expectPage(panel.getByText('No se encontró ningún problema')).toBeVisible();
  await expectPage(title(page)).toBeVisible();
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expectPage(panel).toHaveCount(0);
});

test('an element that is removed and reinserted during submission submits once and loses nothing', async ({
  openPage,
}) => {
  const { page, visit } = await open(openPage, '/solicitar');
  await visit();
  const sending = await holdApplications(page);
  await fillToReview(page, graduateWith('41100004'));
  await page.getByRole('button', { name: 'Enviar Solicitud' }).click();
  await expectPage.poll(() => sending.addresses).toHaveLength(1);
  await page.locator('graduation-wizard').evaluate(async (element) => {
    element.remove();
    await new Promise((gone) => setTimeout(gone));
    document.body.append(element);
  });
  await expectPage(title(page)).toBeVisible();
  sending.release();
  await expectPage(page.getByRole('textbox', { name: 'Primer nombre' })).not.toHaveValue('');
  expect(sending.addresses).toHaveLength(1);
});

test('on return from another page, the choices are still selected', async ({ openPage }) => {
  const { page, visit } = await open(openPage, '/solicitar');
  await visit();
  await page.getByRole('radio').first().check();
  await page.goto('/otra');
  await page.goBack();
  await expectPage(page.getByRole('radio').first()).toBeChecked();
});

test('if the browser forbids storage, as in a frame of another site, the wizard works', async ({
  openPage,
}) => {
  const { page, errors, visit } = await open(openPage, '/sin-memoria');
  await visit();
  const isForbidden = await page.evaluate(() => {
    try {
      return window.sessionStorage === undefined;
    } catch {
      return true;
    }
  });
  expect(isForbidden).toBe(true);
  await goToSecondStep(page);
  expect(errors).toEqual([]);
});

/** Holds submitted applications until they are released. */
async function holdApplications(page: Page) {
  const addresses: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/public/apply', async (route) => {
    addresses.push(route.request().url());
    await released;
    // Calls that the page has aborted can't continue.
    await route.continue().catch(() => undefined);
  });
  return { addresses, release: () => release() };
}
