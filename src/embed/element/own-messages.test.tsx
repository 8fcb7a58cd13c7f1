import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openEmbedPage, theElement, write } from '#tests/browser/embed-page.ts';

const network = openEmbedPage();

const heading = () => page.getByRole('heading', { level: 1 });

test('reads messages from JSON between the tags', async () => {
  write(`<graduation-wizard api-base="/">
    <script type="application/json">{"wizard": {"title": "Pide tu título"}}</script>
  </graduation-wizard>`);
  await expect.element(heading()).toHaveTextContent('Pide tu título');
});

test('reads messages from an address, and again when the address changes', async () => {
  const messages = (title: string) => HttpResponse.json({ wizard: { title } });
  network.use(
    http.get('*/palabras/una.json', () => messages('Título de la Una')),
    http.get('*/palabras/otra.json', () => messages('Título de la Otra')),
  );
  write('<graduation-wizard api-base="/" messages="/palabras/una.json"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Título de la Una');
  theElement('graduation-wizard').setAttribute('messages', '/palabras/otra.json');
  await expect.element(heading()).toHaveTextContent('Título de la Otra');
});

test.each([
  ['that do not come', () => HttpResponse.error()],
  ['that are no JSON', () => HttpResponse.text('<html>')],
])('messages %s leave the defaults', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.use(http.get('*/palabras.json', answer));
  write('<graduation-wizard api-base="/" messages="/palabras.json"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
});

test('messages that arrive late replace the defaults', async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  network.use(
    http.get('*/palabras.json', async () => {
      await coming;
      return HttpResponse.json({ wizard: { title: 'Título de la Una' } });
    }),
  );
  write('<graduation-wizard api-base="/" messages="/palabras.json"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
  come();
  await expect.element(heading()).toHaveTextContent('Título de la Una');
});

test('an element removed while its language is loading is not rendered again', async () => {
  const unhandled = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('unhandledrejection', unhandled);
  write('<graduation-wizard api-base="/"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
  theElement('graduation-wizard').setAttribute('locale', 'en');
  document.body.replaceChildren();
  // When this element is English, the first one's language has been loaded too.
  write('<graduation-wizard api-base="/" locale="en"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Apply for Your Degree');
  window.removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('broken JSON between the tags leaves the defaults, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write(
    '<graduation-wizard api-base="/"><script type="application/json">{</script></graduation-wizard>',
  );
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('the messages are no JSON'));
});

test('an element shows its few messages as the host wrote them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  write(`<graduation-wizard>
    <script type="application/json">{"embed": {"unavailable": "Vuelva mañana."}}</script>
  </graduation-wizard>`);
  await expect.element(page.getByText('Vuelva mañana.')).toBeVisible();
});

test('an element with an English locale shows its few messages in English', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  write('<graduation-wizard locale="en"></graduation-wizard>');
  await expect.element(page.getByText(/^This service is not available/)).toBeVisible();
});

test('an element with an English locale is in English, and in Spanish again when the locale changes', async () => {
  write('<graduation-wizard api-base="/" locale="en-GB"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Apply for Your Degree');
  theElement('graduation-wizard').setAttribute('locale', 'es-VE');
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
});

test("the host's messages override English too", async () => {
  write(`<graduation-wizard api-base="/" locale="en">
    <script type="application/json">{"wizard": {"title": "Your degree, please"}}</script>
  </graduation-wizard>`);
  await expect.element(heading()).toHaveTextContent('Your degree, please');
  await expect.element(page.getByText('Choose your graduation ceremony')).toBeVisible();
});
