// @module-tag rare
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraduationProvider } from 'birrete';
import { AdminConsole } from 'birrete/admin-console';
import { memoryRouter } from 'birrete/routing';
import { createFakeAuth, graduationHandlers } from 'birrete/testing';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../browser/fake-network.ts';

const origins = {
  Norte: 'https://norte.universidad.test',
  Sur: 'https://sur.universidad.test',
} as const;
type University = keyof typeof origins;

const network = fakeNetwork(() =>
  Object.values(origins).flatMap((baseUrl) => graduationHandlers({ baseUrl })),
);

interface ConsoleProps {
  readonly university: University;
  readonly address: string;
}

function Console({ university, address }: ConsoleProps) {
  return (
    <section aria-label={university}>
      <GraduationProvider
        api={{ baseUrl: origins[university] }}
        auth={createFakeAuth({ role: 1 })}
        router={memoryRouter(address)}
      >
        <AdminConsole documentTitle={false} />
      </GraduationProvider>
    </section>
  );
}

/** The consoles of two universities, at different sections. */
function open() {
  render(
    <StrictMode>
      <Console university="Norte" address="/admin/applications" />
      <Console university="Sur" address="/admin/titles" />
    </StrictMode>,
  );
}

const at = (university: University) => within(screen.getByRole('region', { name: university }));
const heading = (university: University, name: string) =>
  at(university).findByRole('heading', { level: 1, name });
const rows = async (university: University) => {
  const table = within(await at(university).findByRole('grid'));
  await table.findAllByRole('gridcell');
  return table.getAllByRole('row');
};

test('two consoles on a page show their own section, from their own server', async () => {
  const lists = new Set<string>();
  network.events.on('request:start', ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    const [list] = /\/(?:applications|titles)$/.exec(pathname) ?? [];
    if (list !== undefined) lists.add(origin + list);
  });
  open();
  await rows('Norte');
  await rows('Sur');
  expect(lists).toEqual(new Set([`${origins.Norte}/applications`, `${origins.Sur}/titles`]));

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the menu of a console moves this one, and its sign-out ends one session', async () => {
  open();
  await rows('Norte');
  await rows('Sur');
  await userEvent.click(at('Norte').getByRole('link', { name: 'Actos de Grado' }));
  expect(await heading('Norte', 'Actos de Grado')).toBeVisible();
  expect(await heading('Sur', 'Títulos Emitidos')).toBeVisible();

  await userEvent.click(at('Norte').getByRole('button', { name: 'Salir' }));
  expect(await at('Norte').findByLabelText('Contraseña')).toBeVisible();
  expect(await heading('Sur', 'Títulos Emitidos')).toBeVisible();
  expect((await rows('Sur')).length).toBeGreaterThan(1);
});
