import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEmbedPage, theElement, write } from '#tests/browser/embed-page.ts';

const network = openEmbedPage();

const ceremony = () => page.getByRole('radio', { name: /Noviembre/ });
const sheetsOf = (element: HTMLElement) => element.shadowRoot?.adoptedStyleSheets.length;

test('one element is a working wizard, and the content between the tags disappears', async () => {
  write(
    '<graduation-wizard api-base="/" draft="off"><p>Si no ve el formulario, escríbanos.</p></graduation-wizard>',
  );
  const between = theElement('p');
  expect(between.checkVisibility()).toBe(true);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Solicitar Título');
  expect(between.checkVisibility()).toBe(false);
  await userEvent.click(ceremony());
  await userEvent.click(page.getByRole('button', { name: 'Siguiente' }));
  await expect.element(page.getByRole('combobox', { name: /Carrera/ })).toBeVisible();
});

test('the page around it is unchanged: no style, no focus, no scroll', async () => {
  const styles = document.querySelectorAll('style, link').length;
  const adopted = document.adoptedStyleSheets.length;
  write('<input aria-label="Buscar"><div style="height: 3000px"></div>');
  page.getByRole('textbox', { name: 'Buscar' }).element().focus();
  write('<graduation-wizard api-base="/"></graduation-wizard>');
  await expect.element(ceremony()).toBeInTheDocument();
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Buscar' }).element());
  expect(window.scrollY).toBe(0);
  expect(document.querySelectorAll('style, link')).toHaveLength(styles);
  expect(document.adoptedStyleSheets).toHaveLength(adopted);
});

test("a path of the API belongs to the page's site, whatever the page's <base>", async () => {
  const base = document.createElement('base');
  base.href = 'https://otra.universidad.example/';
  const called: string[] = [];
  network.use(
    http.get('*/api/public/careers', ({ request }) => {
      called.push(new URL(request.url).origin);
    }),
  );
  // A module is imported by an absolute address; the page has no other relative one.
  document.head.append(base);
  try {
    write('<graduation-wizard api-base="/"></graduation-wizard>');
    await expect.element(ceremony()).toBeVisible();
  } finally {
    base.remove();
  }
  expect(called).toEqual([location.origin]);
});

test.each(['float: left', 'display: flex', 'display: inline-block', 'display: table-cell'])(
  'a place that follows its content (%s) has the width of a usable form',
  async (layout) => {
    await page.viewport(360, 640);
    const item = '<div><graduation-wizard api-base="/"></graduation-wizard></div>';
    write(`<div style="${layout}">${item}</div>`);
    await expect.element(ceremony()).toBeVisible();
    expect(theElement('graduation-wizard').offsetWidth).toBeGreaterThanOrEqual(240);
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test("changed attributes keep the user's choices", async () => {
  write('<graduation-wizard api-base="/"></graduation-wizard>');
  const wizard = theElement('graduation-wizard');
  await userEvent.click(ceremony());
  wizard.setAttribute('brand', '#00529b');
  wizard.setAttribute('heading-level', '3');
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect.element(ceremony()).toBeChecked();
  wizard.setAttribute('api-base', 'https://grados.otra.example');
  await expect.element(ceremony()).toBeChecked();
});

test('attributes that change while an application is being sent do not affect it', async () => {
  const sent: string[] = [];
  let change = () => {};
  const changed = new Promise<void>((resolve) => {
    change = resolve;
  });
  network.use(
    http.get('*/api/public/status/*', async ({ request }) => {
      sent.push(request.url);
      await changed;
      return HttpResponse.json({ data: { application: { status: 'confirmed' } } });
    }),
  );
  write('<graduation-status api-base="https://grados.una.example"></graduation-status>');
  await userEvent.fill(page.getByRole('textbox'), 'AG-2026-001');
  await userEvent.click(page.getByRole('button', { name: 'Consultar' }));
  await expect.poll(() => sent).toHaveLength(1);
  theElement('graduation-status').setAttribute('api-base', 'https://grados.otra.example');
  theElement('graduation-status').setAttribute('brand', '#00529b');
  change();
  await expect.element(page.getByText('Confirmada', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('AG-2026-001');
  expect(sent).toEqual(['https://grados.una.example/api/public/status/AG-2026-001']);
});

test("an empty address is the site's root, whatever the page's path", async () => {
  const asked: string[] = [];
  network.use(
    http.get('*/api/public/status/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return new HttpResponse(null, { status: 404 });
    }),
  );
  history.replaceState(null, '', '/portal/grados');
  write('<graduation-status api-base="" code="AG-2026-001"></graduation-status>');
  await expect.poll(() => asked).toEqual(['/api/public/status/AG-2026-001']);
});

test('a move within the page keeps the widget and its choices', async () => {
  write('<div id="a"><graduation-wizard api-base="/"></graduation-wizard></div><div id="b"></div>');
  await userEvent.click(ceremony());
  const chosen = ceremony().element();
  document.querySelector('#b')?.append(theElement('graduation-wizard'));
  await expect.element(ceremony()).toBeChecked();
  expect(ceremony().element()).toBe(chosen);
});

test('a removed element leaves nothing behind, and works again when it is put back', async () => {
  write('<graduation-wizard api-base="/"><p>Un momento</p></graduation-wizard>');
  const wizard = theElement('graduation-wizard');
  await expect.element(ceremony()).toBeVisible();
  expect(sheetsOf(wizard)).toBe(2);
  wizard.remove();
  await expect.poll(() => sheetsOf(wizard)).toBe(1);
  expect(wizard.shadowRoot?.querySelector('h1')).toBeNull();
  document.body.append(wizard);
  await userEvent.click(ceremony());
  await expect.element(ceremony()).toBeChecked();
  expect(theElement('p').checkVisibility()).toBe(false);
});

test('properties set before and after the element is defined are equivalent', async () => {
  const onStepChange = vi.fn();
  const wizard = document.createElement('graduation-wizard');
  wizard.setAttribute('api-base', '/');
  wizard.messages = { wizard: { title: 'Pide tu título' } };
  wizard.onStepChange = onStepChange;
  document.body.append(wizard);
  await expect.element(page.getByRole('heading', { name: 'Pide tu título' })).toBeVisible();
  await userEvent.click(ceremony());
  await userEvent.click(page.getByRole('button', { name: 'Siguiente' }));
  await expect.poll(() => onStepChange.mock.calls).toContainEqual(['career']);
});

test('a form of the host around the element is never submitted by it', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  write('<form><graduation-status api-base="/"></graduation-status></form>');
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.fill(page.getByRole('textbox'), 'AG-2026-001');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Consultar' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the host receives events that leave the shadow root and contain no names', async () => {
  const heard = vi.fn();
  document.body.addEventListener('birrete-status-found', (event) => {
    if (event instanceof CustomEvent) heard(event.detail);
  });
  write('<graduation-status api-base="/" code="AG-2026-001"></graduation-status>');
  await expect.poll(() => heard.mock.calls).toHaveLength(1);
  expect(Object.keys(heard.mock.calls[0]?.[0])).toEqual(['status', 'widget']);
});

test('the code in the page’s address is looked up, unless the element disables it', async () => {
  window.history.replaceState(null, '', '?codigo=AG-2026-001');
  write('<graduation-status api-base="/"></graduation-status>');
  await expect.element(page.getByRole('article', { name: 'Solicitud AG-2026-001' })).toBeVisible();

  theElement('graduation-status').remove();
  write('<graduation-status api-base="/" code-parameter="none"></graduation-status>');
  await expect.element(page.getByRole('textbox')).toHaveValue('');
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
});
