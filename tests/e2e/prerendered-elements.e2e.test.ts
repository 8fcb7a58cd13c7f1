import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { type EmbedPage, pageWith } from './site/embed-site.ts';
import { printElement } from './site/print-element.ts';
import { embedTest, sharedSites } from './site/site-test.ts';

const fallback = 'Si no responde, escriba a grados@universidad.edu.';
/** Nothing inline but what a hash names. */
const strictPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const below = '<p id="debajo">Contenido de la página</p>';

async function print(tag: string, ...options: readonly string[]) {
  const { html, styleHash } = await printElement(tag, '--fallback', fallback, ...options);
  return {
    html,
    policy: strictPolicy.replace("style-src 'self'", `style-src 'self' ${styleHash}`),
  };
}

const reserved = `<style>
  graduation-status { --graduation-height: 400px; }
  graduation-status:not(:defined) {
    display: block;
    min-height: var(--graduation-height);
    visibility: hidden;
    animation: graduation-late 0s 4s forwards;
  }
  @keyframes graduation-late { to { visibility: visible; } }
  @media (scripting: none) { graduation-status:not(:defined) { visibility: visible; animation: none; } }
</style>`;

const test = embedTest
  .extend('sites', { scope: 'worker' }, () => sharedSites.website)
  .extend(
    'pages',
    { scope: 'file' },
    async ({ site }): Promise<Readonly<Record<string, EmbedPage>>> => {
      const brand = ['--brand', '#00529b'];
      const [wizard, status, automatic] = await Promise.all([
        print('graduation-wizard', ...brand, '--api', site.address),
        print('graduation-status', ...brand),
        print('graduation-status', '--color-scheme', 'auto'),
      ]);
      const old = status.html.replace(/status-widget-[\w-]+/, 'status-widget-old');
      return {
        '/solicitar': { html: pageWith(wizard.html + below), policy: wizard.policy },
        '/estado': { html: pageWith(status.html + below), policy: status.policy },
        '/automatica': { html: pageWith(automatic.html), policy: automatic.policy },
        '/dos': { html: pageWith(wizard.html + status.html) },
        '/anterior': { html: pageWith(old) },
        '/solicitar-anterior': {
          html: pageWith(wizard.html.replace(/wizard-widget-[\w-]+/, 'wizard-widget-old')),
        },
        '/precargada': {
          html: pageWith(
            `${wizard.html}<script>
              document.querySelector('graduation-wizard').initialValues = { email: 'ana@correo.example' };
            </script>`,
          ),
        },
        '/otro-color': { html: pageWith(status.html.replace('#00529b', '#a22517')) },
        '/sin-permiso': { html: pageWith(status.html), policy: strictPolicy },
        '/sin-plantilla': { html: pageWith(status.html.replace(/<template.+<\/template>/, '')) },
        '/clasica': {
          html: pageWith(status.html, '<script src="/birrete/birrete-embed.js"></script>'),
        },
        '/sin-imprimir': {
          html: pageWith(
            `${reserved}<graduation-status api-base="/"><p>${fallback}</p></graduation-status>`,
          ),
        },
      };
    },
  );

/** Lets the code of the widgets arrive when the test says so. */
async function holdScripts(page: Page, files = /\/chunks\//) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Remembers the nodes of a first screen in the page. */
function remember(page: Page, tag: string): Promise<void> {
  return page.locator(tag).evaluate((element) => {
    const nodes = element.shadowRoot?.querySelectorAll(
      '[data-birrete-root], [data-birrete-root] *',
    );
    Object.assign(element, { remembered: [...(nodes ?? [])] });
  });
}

/** The remembered nodes, with their styles where they still are. */
function describe(page: Page, tag: string): Promise<readonly string[]> {
  return page.locator(tag).evaluate((element) => {
    const { remembered } = element as unknown as { remembered: readonly Element[] };
    const names = [
      'color',
      'background-color',
      'font',
      'display',
      'padding',
      'border',
      'width',
      'height',
    ];
    return remembered.map((node) => {
      const style = getComputedStyle(node);
      const styles = names.map((name) => style.getPropertyValue(name));
      return [node.isConnected, node.localName, node.id, ...styles].join(' ');
    });
  });
}

const used = (page: Page, tag: string) => page.locator(`${tag}[data-birrete-prerendered="used"]`);

/** Watches how far the page shifts. @returns the score until now */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shifts: 0 };
    Object.assign(window, total);
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as readonly { readonly value: number }[];
      for (const { value } of entries) total.shifts += value;
      Object.assign(window, total);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

test.for([
  ['/solicitar', 'graduation-wizard', 'Solicitar Título'],
  ['/estado', 'graduation-status', 'Consultar Estado'],
] as const)(
  '%s: the printed screen is visible before the code, which takes its nodes over',
  async ([address, tag, title], { openPage }) => {
    const { page, errors } = await openPage({ height: 900 });
    const release = await holdScripts(page, /\/birrete\//);
    const shifts = await watchShifts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expectPage(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectPage(page.getByText(fallback)).toBeHidden();
    await remember(page, tag);
    const before = await describe(page, tag);
    const lists = page.waitForResponse(/\/api\/genders/);
    release();
    await expectPage(used(page, tag)).toHaveCount(1);
    if (tag === 'graduation-wizard') await lists;
    else lists.catch(() => undefined);
    expect(await describe(page, tag)).toEqual(before);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
    expect(errors).toEqual([]);
  },
);

test.for(['dark', 'forced'] as const)(
  '%s colours stay when the code takes a screen over',
  async (colors, { openPage }) => {
    const { page } = await openPage();
    await page.emulateMedia(
      colors === 'forced' ? { forcedColors: 'active' } : { colorScheme: colors },
    );
    const release = await holdScripts(page);
    await page.goto('/automatica', { waitUntil: 'commit' });
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
    await remember(page, 'graduation-status');
    const before = await describe(page, 'graduation-status');
    release();
    await expectPage(used(page, 'graduation-status')).toHaveCount(1);
    expect(await describe(page, 'graduation-status')).toEqual(before);
  },
);

test('what a visitor typed and chose before the code came counts', async ({ openPage }) => {
  const { page } = await openPage();
  const release = await holdScripts(page);
  await page.goto('/dos', { waitUntil: 'commit' });
  await page.getByRole('radio').first().check();
  const code = page.getByRole('textbox', { name: 'Código de solicitud' });
  await code.fill('AG-2025-001');
  release();
  await expectPage(page.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  await expectPage(page.getByRole('radio').first()).toBeChecked();
  await expectPage(code).toHaveValue('AG-2025-001');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectPage(page.getByText('AG-2025-001')).toBeVisible();
});

test('a field that a password manager has moved stays the focused one, with its text', async ({
  openPage,
}) => {
  const { page } = await openPage();
  const release = await holdScripts(page);
  await page.goto('/estado', { waitUntil: 'commit' });
  const code = page.getByRole('textbox', { name: 'Código de solicitud' });
  await code.evaluate((field: HTMLInputElement) => {
    const around = document.createElement('span');
    field.replaceWith(around);
    around.append(field);
  });
  await code.fill('AG-2025-001');
  await code.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  release();
  await expectPage(used(page, 'graduation-status')).toHaveCount(1);
  await expectPage(page.locator('[data-birrete-screen]')).toBeVisible();
  await expectPage(page.locator('graduation-status span > input')).toHaveCount(0);

  await expectPage(code).toBeFocused();
  expect(await code.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectPage(page.getByText('AG-2025-001')).toBeVisible();
});

test.for([
  ['/anterior', 'other-version'],
  ['/otro-color', 'other-attributes'],
  ['/sin-plantilla', 'missing'],
] as const)(
  '%s: a screen of another kind is drawn from the start',
  async ([address, use], { openPage }) => {
    const { page, errors } = await openPage();
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expectPage(
      page.getByText(address === '/sin-plantilla' ? fallback : 'Consultar Estado'),
    ).toBeVisible();
    release();
    await expectPage(
      page.locator(`graduation-status[data-birrete-prerendered="${use}"]`),
    ).toHaveCount(1);
    await expectPage(page.getByRole('heading', { level: 1, name: 'Consultar Estado' })).toHaveCount(
      1,
    );
    await expectPage(page.getByText(fallback)).toBeHidden();
    expect(errors).toEqual([]);
  },
);

test('what a visitor typed into a screen that is drawn from the start counts', async ({
  openPage,
}) => {
  const { page } = await openPage();
  const release = await holdScripts(page);
  await page.goto('/anterior', { waitUntil: 'commit' });
  const code = page.getByRole('textbox', { name: 'Código de solicitud' });
  await code.fill('AG-2025-001');
  release();
  await expectPage(page.locator('[data-birrete-screen]')).toHaveCount(0);
  await expectPage(code).toBeFocused();
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectPage(page.getByText('AG-2025-001')).toBeVisible();
});

test.for([
  ['/solicitar-anterior', 'is old'],
  ['/precargada', 'has initial values, and reads the lists before it draws them'],
] as const)(
  '%s: a ceremony chosen in a printed wizard that %s stays chosen',
  async ([address], { openPage }) => {
    const { page } = await openPage();
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const last = page.getByRole('radio').last();
    await last.check();
    const name = await last.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent);
    release();
    await expectPage(page.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
    const chosen = page.getByRole('radio', { checked: true });
    expect(await chosen.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent)).toBe(
      name,
    );
  },
);

test('a classic script in the head, which runs before the screen is parsed, takes it over', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await page.goto('/clasica');
  await expectPage(used(page, 'graduation-status')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('where the policy forbids the styles, the fallback takes the place of the screen', async ({
  openPage,
}) => {
  const { page } = await openPage();
  const release = await holdScripts(page);
  await page.goto('/sin-permiso', { waitUntil: 'commit' });
  await expectPage(page.getByText(fallback)).toBeVisible();
  await expectPage(page.getByRole('heading', { level: 1 })).toBeHidden();
  release();
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage(page.getByText(fallback)).toBeHidden();
});

test('if the code fails to load, the screen stays below a message, and the fallback appears', async ({
  openPage,
}) => {
  const { page } = await openPage();
  await page.route(/\/chunks\//, (route) => route.abort());
  await page.goto('/estado');
  await expectPage(page.getByText('No se pudo cargar esta parte de la página.')).toBeVisible();
  await expectPage(page.getByText(fallback)).toBeVisible();
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without scripts, the fallback stands below the printed screen', async ({ openPage }) => {
  const { page } = await openPage({ javaScript: false });
  await page.goto('/estado');
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage(page.getByText(fallback)).toBeVisible();
});

test('an element that is not printed reserves its place, and its fallback appears if the code is late', async ({
  openPage,
}) => {
  const { page } = await openPage();
  const releaseScript = await holdScripts(page, /birrete-embed\.js/);
  const releaseCode = await holdScripts(page);
  await page.goto('/sin-imprimir', { waitUntil: 'commit' });
  const element = page.locator('graduation-status');
  const text = page.getByText(fallback);
  const height = async () => (await element.boundingBox())?.height;
  await expectPage.poll(height).toBe(400);
  await expectPage(text).toBeHidden();
  releaseScript();
  await expectPage.poll(() => element.evaluate((host) => host.shadowRoot !== null)).toBe(true);
  expect(await height()).toBe(400);
  await expectPage(text).toBeHidden();
  await element.evaluate((host) => {
    for (const animation of host.shadowRoot?.getAnimations() ?? []) animation.finish();
  });
  await expectPage(text).toBeVisible();
  releaseCode();
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage(text).toBeHidden();
  const minimum = () => element.evaluate((host) => getComputedStyle(host).minHeight);
  await expectPage.poll(minimum).toMatch(/auto|0px/);
});
