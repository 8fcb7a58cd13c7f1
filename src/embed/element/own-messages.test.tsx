import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openEmbedPage, theElement, write } from '../../../tests/browser/embed-page.ts';

const network = openEmbedPage();

const heading = () => page.getByRole('heading', { level: 1 });

test('words stand between the tags as JSON', async () => {
  write(`<graduation-wizard api-base="/">
    <script type="application/json">{"wizard": {"title": "Pide tu título"}}</script>
  </graduation-wizard>`);
  await expect.element(heading()).toHaveTextContent('Pide tu título');
});

test('words come from an address, and others when the address changes', async () => {
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
])('words %s leave the widget its own', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.use(http.get('*/palabras.json', answer));
  write('<graduation-wizard api-base="/" messages="/palabras.json"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
});

test("words that let wait take the place of the widget's own when they come", async () => {
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

test('an element that goes while its language is on the way is not drawn again', async () => {
  const unhandled = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('unhandledrejection', unhandled);
  write('<graduation-wizard api-base="/"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
  theElement('graduation-wizard').setAttribute('locale', 'en');
  document.body.replaceChildren();
  // When this one speaks English, the language has come for the first one too.
  write('<graduation-wizard api-base="/" locale="en"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Apply for Your Degree');
  window.removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('broken JSON between the tags leaves the widget its own words, and is said', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write(
    '<graduation-wizard api-base="/"><script type="application/json">{</script></graduation-wizard>',
  );
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('the messages are no JSON'));
});

test('an element says its own few words as the host wrote them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  write(`<graduation-wizard>
    <script type="application/json">{"embed": {"unavailable": "Vuelva mañana."}}</script>
  </graduation-wizard>`);
  await expect.element(page.getByText('Vuelva mañana.')).toBeVisible();
});

test('an element with an English locale says its own few words in English', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  write('<graduation-wizard locale="en"></graduation-wizard>');
  await expect.element(page.getByText(/^This service is not available/)).toBeVisible();
});

test('an element with an English locale speaks English, and Spanish again when the locale says so', async () => {
  write('<graduation-wizard api-base="/" locale="en-GB"></graduation-wizard>');
  await expect.element(heading()).toHaveTextContent('Apply for Your Degree');
  theElement('graduation-wizard').setAttribute('locale', 'es-VE');
  await expect.element(heading()).toHaveTextContent('Solicitar Título');
});

test("the host's own words stand over English too", async () => {
  write(`<graduation-wizard api-base="/" locale="en">
    <script type="application/json">{"wizard": {"title": "Your degree, please"}}</script>
  </graduation-wizard>`);
  await expect.element(heading()).toHaveTextContent('Your degree, please');
  await expect.element(page.getByText('Choose your graduation ceremony')).toBeVisible();
});
