import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openEmbedPage, theElement, write } from '#tests/browser/embed-page.ts';

openEmbedPage();

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => said.push(`${level} ${line}`));
  }
});

const unavailable = () => page.getByText(/^Este servicio no está disponible/);
const heading = () => page.getByRole('heading', { level: 1 });

test.each([
  ['', 'the attribute api-base is missing'],
  ['api-base="grados.universidad.edu"', 'is no address'],
  ['api-base="https://"', 'is no address'],
  ['api-base="javascript:alert(1)"', 'is no address'],
  ['api-base="https://ana:secreto@grados.universidad.edu"', 'is no address'],
])(
  '<graduation-wizard %s> says what is wrong to the developer and something calm to the visitor',
  async (attributes, problem) => {
    write(
      `<graduation-wizard ${attributes}><p>Escríbanos a grados@uni.example</p></graduation-wizard>`,
    );
    await expect.element(unavailable()).toBeVisible();
    expect(theElement('p').checkVisibility()).toBe(true);
    expect(said).toEqual([expect.stringMatching(/^error birrete: <graduation-wizard>: /)]);
    expect(said[0]).toContain(problem);
  },
);

describe('a site that allows some APIs', () => {
  afterEach(() => {
    globalThis.BirreteElements = undefined;
  });

  test.each([
    ['another origin', 'https://otra.example', ['https://grados.universidad.edu', '/']],
    ['another scheme', 'http://grados.universidad.edu', ['https://grados.universidad.edu']],
    ['another port', 'https://grados.universidad.edu:8443', ['https://grados.universidad.edu']],
    [
      'a host that begins alike',
      'https://grados.universidad.edu.evil.example',
      ['https://grados.universidad.edu'],
    ],
    ['its own site, which the list lacks', '/', ['https://grados.universidad.edu']],
    ['any, with an empty list', 'https://grados.universidad.edu', []],
    ['any, with a list that is none', '/', '/' as unknown as string[]],
  ])('refuses %s and sends nothing', async (_, apiBase, allowedApis) => {
    globalThis.BirreteElements = { allowedApis };
    const sent = vi.spyOn(globalThis, 'fetch');
    write(
      `<graduation-admin api-base="${apiBase}" router="memory" doctor><p>grados@uni.example</p></graduation-admin>`,
    );
    await expect.element(page.getByText(/^Este sitio no permite la dirección/)).toBeVisible();
    expect(theElement('p').checkVisibility()).toBe(true);
    expect(said).toEqual([expect.stringContaining('BirreteElements.allowedApis')]);
    expect(sent).not.toHaveBeenCalled();
  });

  test.each(['/', location.origin, `${location.origin}/`])('shows its own with %s', async (own) => {
    globalThis.BirreteElements = { allowedApis: ['https://grados.universidad.edu', own] };
    write('<graduation-status api-base="/"></graduation-status>');
    await expect.element(heading()).toBeVisible();
  });

  test('an element that changes to another API keeps its own', async () => {
    globalThis.BirreteElements = { allowedApis: ['/'] };
    write('<graduation-status api-base="/"></graduation-status>');
    await expect.element(heading()).toBeVisible();
    theElement('graduation-status').setAttribute('api-base', 'https://otra.example');
    await expect.poll(() => said).toEqual([expect.stringContaining('allowedApis')]);
    await expect.element(heading()).toBeVisible();
  });
});

test('a corrected address shows the widget', async () => {
  write('<graduation-status></graduation-status>');
  await expect.element(unavailable()).toBeVisible();
  theElement('graduation-status').setAttribute('api-base', '/');
  await expect.element(heading()).toBeVisible();
  await expect.element(unavailable()).not.toBeInTheDocument();
});

test('an address that becomes invalid later leaves the widget as it is', async () => {
  write('<graduation-status api-base="/"></graduation-status>');
  await expect.element(heading()).toBeVisible();
  theElement('graduation-status').removeAttribute('api-base');
  await expect.poll(() => said).toHaveLength(1);
  await expect.element(heading()).toBeVisible();
});

test.each([
  [`theme='{"brnd":"#00529b"}'`, 'theme knows no "brnd"'],
  [`theme='{brand}'`, 'theme is no JSON object'],
  [`theme='{"radius":"round"}'`, 'radius is one of none, small, medium, large'],
  ['brand="garnet"', 'brand is a colour such as #00529b, not "garnet"'],
  [
    'background="#777777"',
    'background is paper, none or a colour that texts are legible on, not "#777777"',
  ],
  ['spacing="wide"', 'spacing is a number from 0.5 to 2, not "wide"'],
  ['density="airy"', 'density is one of comfortable, compact, not "airy"'],
  ['isolation="iframe"', 'isolation="iframe" is not one of guarded, layer, shadow'],
  ['color-scheme="black"', 'colorScheme is one of light, dark, auto'],
  ['heading-level="9"', 'heading-level="9" is not one of 1, 2, 3, 4'],
  ['home-href="javascript:alert(1)"', 'is no address of the web'],
  ['locale="español!"', 'is no language tag'],
  ['locale="fr-CA"', 'locale="fr-CA" has no messages here'],
  ['messages="javascript:alert(1)"', 'is no address'],
])('%s is ignored, with one warning', async (attributes, problem) => {
  write(`<graduation-status api-base="/" ${attributes}></graduation-status>`);
  await expect.element(heading()).toBeVisible();
  await expect.poll(() => said).toHaveLength(1);
  theElement('graduation-status').setAttribute('code', '');
  await expect.element(heading()).toBeVisible();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(problem);
});

test('a property of the wrong type is ignored', async () => {
  write('<graduation-status api-base="/"></graduation-status>');
  Object.assign(theElement('graduation-status'), { auth: 'azul', onFound: 'decirlo' });
  await expect.element(heading()).toBeVisible();
  await expect.poll(() => said).toHaveLength(1);
  expect(said).toEqual([expect.stringContaining('the property auth is no object')]);
});
