import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { applyThroughApi } from './drivers/apply-through-api.ts';
import { administrator, expectSection, password } from './drivers/console-page.ts';
import { graduateWith } from './drivers/graduate.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { siteTest as test } from './site/site-test.ts';

const lists = ['/api/public/ceremonies', '/api/public/careers', '/api/genders'];

/** Path of each page that the server renders, its heading, and a text of its first screen. */
const renderedPages = [
  ['/', 'Tu título de grado, del trámite al acto', 'Consultar Ahora'],
  ['/solicitar', 'Solicitar Título', 'Elige tu acto de grado'],
  ['/estado', 'Consultar Estado', 'Código de solicitud'],
  ['/login', 'Sistema de Graduaciones', 'Usuario o Email'],
] as const;

/** Stops the scripts of a page. @returns a function that lets them continue */
async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  return (await answer.text()).replaceAll(/nonce="[^"]*"/g, '');
}

/** Waits until the server has the lists of a page: it does not wait long for its API. */
async function rendersText(address: string, text: string): Promise<void> {
  await expect.poll(() => textOf(address), { timeout: 20_000 }).toContain(text);
}

test.for(renderedPages)(
  '%s is readable before its scripts, which change nothing that is shown',
  async ([path, heading, text], { site, openPage }) => {
    await rendersText(site.address + path, text);
    const { page, errors } = await openPage();
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: heading });
    await title.waitFor();
    await expectPage(page.getByText(text)).toBeAttached();
    const before = await title.evaluateHandle((element) => element);

    release();
    await page.waitForFunction(isHydrated);
    expect(await title.evaluate((element, former) => element === former, before)).toBe(true);
    expect(errors).toEqual([]);
  },
);

test('without JavaScript, pages show their first screen and another way to the form', async ({
  openPage,
}) => {
  const { page, errors } = await openPage({ javaScript: false });
  for (const [path, heading] of renderedPages) {
    await page.goto(path);
    await expectPage(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectPage(page.locator('noscript p')).toContainText('el registro de la universidad');
  }
  expect(errors).toEqual([]);
});

test.for(['site', 'apply-page'])(
  'a page whose code in "%s" does not arrive stays, says so and offers a reload',
  async (chunk, { openPage }) => {
    const { page } = await openPage();
    const isLost = (url: URL) => url.pathname.startsWith(`/assets/${chunk}-`);
    await page.route(isLost, (route) => route.abort());
    await page.goto('/solicitar');
    const failure = page.getByRole('alert').filter({ hasText: 'No se pudo cargar esta página' });
    await expectPage(failure).toBeVisible();
    await expectPage(page.getByRole('heading', { name: 'Elige tu acto de grado' })).toBeVisible();

    await page.unroute(isLost);
    await failure.getByRole('button', { name: 'Recargar la página' }).click();
    await page.waitForFunction(isHydrated);
    await expectPage(failure).toBeHidden();
  },
);

test('a page whose own script does not arrive says so, and offers to load it again', async ({
  openPage,
}) => {
  const { page } = await openPage();
  const isLost = (url: URL) => url.pathname.startsWith('/assets/index-');
  await page.route(isLost, (route) => route.abort());
  await page.goto('/estado?codigo=AG-2026-001');
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo cargar esta página' });
  await expectPage(failure).toBeVisible();

  await page.unroute(isLost);
  await failure.getByRole('button', { name: 'Recargar la página' }).click();
  await page.waitForFunction(isHydrated);
  await expectPage(page).toHaveURL(/codigo=AG-2026-001$/);
  await expectPage(failure).toBeHidden();
});

test('a page that does not arrive during a visit leaves the frame, and a way to load it', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  const isLost = (url: URL) => url.pathname.startsWith('/assets/apply-page-');
  await page.goto('/');
  await page.waitForFunction(isHydrated);
  await page.route(isLost, (route) => route.abort());
  await page.getByRole('link', { name: 'Iniciar Solicitud' }).first().click();
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo cargar esta página' });
  await expectPage(failure).toBeVisible();
  await expectPage(page.getByRole('link', { name: 'Universidad Central' })).toBeVisible();
  expect(errors.join('\n')).toContain('Failed to fetch dynamically imported module');

  await page.unroute(isLost);
  await failure.getByRole('button', { name: 'Recargar la página' }).click();
  await expectPage(page.getByRole('heading', { name: 'Elige tu acto de grado' })).toBeVisible();
});

test('a page that fails to render says so until another is visited', async ({ openPage }) => {
  const { page } = await openPage();
  await page.goto('/');
  await page.waitForFunction(isHydrated);
  await page.route('**/assets/data-page-*.js', async (route) => {
    const code = await (await route.fetch()).text();
    const body = code.replace('return', 'throw new Error("broken");return');
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.getByRole('link', { name: 'Aviso legal y datos personales' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo mostrar esta página.' });
  await expectPage(failure).toBeVisible();
  await page.getByRole('link', { name: 'Universidad Central' }).click();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(renderedPages[0][1]);
  await expectPage(failure).toBeHidden();
});

function pathsOf(addresses: Iterable<string>): string[] {
  return [...addresses].map((address) => new URL(address).pathname);
}

/** True once React listens to the page. */
function isHydrated(): boolean {
  const root = document.getElementById('root');
  return (
    root !== null && Object.keys(root.children[0] ?? {}).some((key) => key.startsWith('__react'))
  );
}

test('a page with a code is the page without one', async ({ site }) => {
  const code = await applyThroughApi(site.address, graduateWith('30111555'));
  const withCode = await textOf(`${site.address}/estado?codigo=${code}`);
  expect(withCode).not.toContain(code);
  expect(withCode).toBe(await textOf(`${site.address}/estado`));
});

test('text that is typed before the scripts stays, with its selection, and is looked up', async ({
  site,
  openPage,
}) => {
  const code = await applyThroughApi(site.address, graduateWith('30111444'));
  const { page, errors } = await openPage();
  const release = await holdScripts(page);
  await page.goto('/estado', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Código de solicitud' });
  await field.fill(code.toLowerCase());
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 4));
  release();
  await page.waitForFunction(isHydrated);

  await expectPage(field).toHaveValue(code);
  await expectPage(field).toBeFocused();
  expect(await field.evaluate(selectionOf)).toEqual([1, 4]);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectPage(page.getByText('Pendiente', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a choice that is made before the scripts stays', async ({ site, openPage }) => {
  await rendersText(`${site.address}/solicitar`, 'type="radio"');
  const { page, errors } = await openPage();
  const release = await holdScripts(page);
  await page.goto('/solicitar', { waitUntil: 'commit' });
  const choice = page.getByRole('radio').first();
  await choice.check();
  release();
  await page.waitForFunction(isHydrated);

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('combobox', { name: 'Carrera' }).waitFor();
  expect(errors).toEqual([]);
});

describe('a page that a translation or a password manager has changed before its scripts', () => {
  test('keeps the chosen ceremony', async ({ site, openPage }) => {
    await rendersText(`${site.address}/solicitar`, 'type="radio"');
    const { page } = await openPage();
    const release = await holdScripts(page);
    await page.goto('/solicitar', { waitUntil: 'commit' });
    const last = page.getByRole('radio').last();
    await last.check();
    await page.evaluate(translate);
    release();
    await page.waitForFunction(isHydrated);

    await expectPage(last).toBeChecked();
    await expectPage(last).toBeFocused();
    await expectPage(page.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  });

  test('signs in with what was typed', async ({ openPage }) => {
    const { page } = await openPage();
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Usuario o Email').fill(administrator.identifier);
    const secret = page.getByLabel('Contraseña', { exact: true });
    await secret.fill(password);
    await secret.evaluate((field: HTMLInputElement) => {
      field.setSelectionRange(2, 2);
      field.after(document.createElement('div'));
    });
    release();
    await page.waitForFunction(isHydrated);

    await expectPage(secret).toBeFocused();
    expect(await secret.evaluate(selectionOf)).toEqual([2, 2]);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expectSection(page, 'Dashboard');
  });
});

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement) {
  return [selectionStart, selectionEnd];
}

/** Changes the page as browsers do that translate it. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(`Translated ${text.data}`);
  }
}

test('the wizard is usable with what the page announces, in at most ten requests', async ({
  openPage,
}) => {
  const { page } = await openPage();
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(request.url()));
  const release = await holdScripts(page);
  await page.goto('/solicitar', { waitUntil: 'commit' });
  await expect.poll(() => pathsOf(requested)).toEqual(expect.arrayContaining(lists));
  const announced = new Set(requested);
  expect(announced.size).toBeLessThanOrEqual(10);
  await page.route(
    ({ href }) => !announced.has(href),
    (route) => route.abort(),
  );

  release();
  await page.getByRole('radio').first().check();
  await expectPage(page.getByRole('radio').first()).toBeChecked();
});

describe('the lists of the wizard', () => {
  test('are requested beside the scripts, each once', async ({ openPage }) => {
    const { page, errors } = await openPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const release = await holdScripts(page);
    await page.goto('/solicitar', { waitUntil: 'commit' });
    await expect.poll(() => pathsOf(requested)).toEqual(expect.arrayContaining(lists));
    release();
    await page.getByRole('radio').first().waitFor();
    const calls = pathsOf(requested).filter((path) => path.startsWith('/api/'));
    expect(calls.sort()).toEqual(lists.toSorted());
    expect(errors).toEqual([]);
  });

  test('are requested again after a failure', async ({ openPage }) => {
    const { page } = await openPage();
    const failed = new Set<string>();
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (failed.has(pathname)) return route.continue();
      failed.add(pathname);
      return failed.size === 1 ? route.abort() : route.fulfill({ status: 503 });
    });
    await page.goto('/solicitar');
    await expectPage(page.getByRole('radio').first()).toBeVisible();
    expect([...failed].sort()).toEqual(lists.toSorted());
  });
});

test('credentials that are typed before the scripts stay, and sign in', async ({ openPage }) => {
  const { page, errors } = await openPage();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: 'Iniciar Sesión', exact: true });
  await page.getByRole('textbox', { name: 'Usuario o Email' }).fill(administrator.identifier);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await expectPage(submit).toBeDisabled();
  release();
  await submit.click();
  await expectSection(page, 'Dashboard');
  expect(errors).toEqual([]);
});

test('the path of the verification leads home without its setting', async ({ openPage }) => {
  const { page } = await openPage();
  await page.goto('/verificar?codigo=2222-2222-2222');
  await expectPage(page).toHaveURL(/\/$/);
});

describe('the console', () => {
  const lists = ['/api/applications', '/api/ceremonies'];

  test('shows its frame before the scripts, and its section in it', async ({
    session,
    openPage,
  }) => {
    const { page, errors } = await openPage({ session });
    const release = await holdScripts(page);
    await page.goto('/admin/applications', { waitUntil: 'commit' });
    await expectSection(page, 'Solicitudes');
    const menu = page.getByRole('navigation', { name: 'Secciones' });
    const before = await menu.evaluateHandle((element) => element);
    const place = await menu.boundingBox();

    release();
    await page.getByRole('rowheader').first().waitFor();
    await expectPage(page.getByText(administrator.fullName)).toBeVisible();
    expect(await menu.evaluate((element, former) => element === former, before)).toBe(true);
    expect(await menu.boundingBox()).toEqual(place);
    expect(errors).toEqual([]);
  });

  test('needs at most twenty requests for its rows, each once, and announces its scripts', async ({
    site,
    session,
    openPage,
  }) => {
    const { page } = await openPage({ session });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/admin/applications');
    await page.getByRole('rowheader').first().waitFor();
    expect(requested.length).toBeLessThanOrEqual(20);
    expect(new Set(requested).size).toBe(requested.length);
    expect(requested).toEqual(expect.arrayContaining(lists));

    const html = await textOf(`${site.address}/admin/applications`);
    const scripts = requested.filter((path) => path.endsWith('.js'));
    expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
  });

  test('keeps the table of a slow list in its place on a phone', async ({ session, openPage }) => {
    const { page } = await openPage({ session, width: 360 });
    const release = await holdScripts(page, '**/api/applications');
    await page.goto('/admin/applications');
    const titles = page.getByRole('columnheader').first();
    await titles.waitFor();
    const place = await titles.boundingBox();
    release();
    await page.getByRole('button', { name: /^Seleccionar \d+ pendientes$/ }).waitFor();
    expect(await titles.boundingBox()).toEqual(place);
  });

  test('requests the code of a section when its own has arrived', async ({ session, openPage }) => {
    const { page } = await openPage({ session });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const isSection = (path: string) => path.startsWith('/assets/applications-section-');
    const release = await holdScripts(page, '**/assets/index-*.js');
    await page.goto('/admin/applications', { waitUntil: 'commit' });
    await page.waitForResponse((answer) => answer.url().includes('/assets/site-'));
    expect(requested.filter(isSection)).toEqual([]);

    release();
    await expect.poll(() => requested.filter(isSection)).toHaveLength(1);
  });

  test('of an address within a section is the same page, without the address', async ({ site }) => {
    const page = await textOf(`${site.address}/admin/applications/AG-2026-008`);
    expect(page).toBe(await textOf(`${site.address}/admin/applications`));
    expect(page).toContain('Actos de Grado');
  });
});
