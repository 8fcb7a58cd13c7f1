import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Consumer, installConsumer } from './install/install-consumer.ts';
import { readPublicImports } from './public-imports.ts';

interface Rendered {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly markup: Readonly<Record<string, string>>;
}

let consumer: Consumer;
let rendered: Rendered;

beforeAll(async () => {
  consumer = await installConsumer('common-js', { needsRegistry: false });
  rendered = JSON.parse(await consumer.run('start'));
});

afterAll(() => consumer?.close());

test('require() resolves every import', async () => {
  const imports = await readPublicImports();
  const requirable = imports.filter(({ canBeRequired }) => canBeRequired);
  expect(Object.keys(rendered.values)).toEqual(requirable.map(({ specifier }) => specifier));
});

test.each([
  ['GraduationWizard', 'Solicitar Título'],
  ['StatusLookup', 'Código de solicitud'],
  ['LandingPage', 'Iniciar Solicitud'],
  ['SignIn', 'Iniciar Sesión'],
  // Only its root: a server does not know the signed-in user.
  ['AdminConsole', 'data-birrete-root'],
  ['mixed', 'Código de solicitud'],
])('%s renders on a server with require()', (name, text) => {
  expect(rendered.markup[name]).toContain(text);
});
