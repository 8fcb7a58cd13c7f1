import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { failWith } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import type { CeremonyRow } from '../../../testing/university/rows.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { CeremoniesSection } from '../ceremonies-section.tsx';

/** Two administrators change one ceremony: a server that knows versions refuses the second, and the form shows why. */

let university = createFakeUniversity();

const meta = preview.meta({
  title: 'Console/Ceremonies/Two administrators',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />, { timeoutMs: 5000 }),
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    university = createFakeUniversity();
    msw.use(...graduationHandlers({ university, extras: ['if-match'] }));
  },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const june = 'Acto de Grado Extraordinario Junio 2026';

function stored(): CeremonyRow {
  const row = university.rows.ceremonies.find(({ name }) => name === june);
  if (row === undefined) throw new Error(`There is no ${june}`);
  return row;
}

async function openEdit({ canvas, userEvent }: Play, name = june) {
  const edit = { name: `Editar ${name}` };
  await userEvent.click(await canvas.findByRole('button', edit, { timeout: 5000 }));
  return within(await screen.findByRole('dialog', { name: 'Editar acto de grado' }));
}

type Form = Awaited<ReturnType<typeof openEdit>>;

async function retype({ userEvent }: Play, form: Form, label: string, text: string) {
  const field = form.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

async function save({ userEvent }: Play, form: Form) {
  await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
}

/** The fields that the other wrote in show it; what was typed here stays, and saving again takes nothing back. */
export const TheSecondToEdit = meta.story({
  play: async (context) => {
    const form = await openEdit(context);
    const location = await retype(context, form, 'Ubicación', 'Auditorio Central');
    const { ceremony_location: former } = stored();
    Object.assign(stored(), { ceremony_location: 'Patio', description: 'Con coro' });
    await save(context, form);

    await waitFor(() =>
      expect(location).toHaveAccessibleDescription('Otra persona lo cambió entretanto: «Patio»'),
    );
    await expect(former).not.toBe('Patio');
    await expect(location).toHaveValue('Auditorio Central');
    const description = form.getByRole('textbox', { name: /^Descripción/ });
    await expect(description).toHaveValue('Con coro');
    await expect(description).toHaveAccessibleDescription(/^Otra persona lo/);

    await save(context, form);
    await expect(await screen.findByText('Acto de grado actualizado correctamente')).toBeVisible();
    await expect(stored()).toMatchObject({
      ceremony_location: 'Auditorio Central',
      description: 'Con coro',
    });
  },
});

/** Some servers answer 412 where others answer 409. */
export const TheServerSaysPreconditionFailed = meta.story({
  play: async (context) => {
    const form = await openEdit(context);
    const location = await retype(context, form, 'Ubicación', 'Auditorio Central');
    stored().ceremony_location = 'Patio';
    context.msw.use(failWith('PUT /api/ceremonies/{id}', { status: 412 }, { once: true }));
    await save(context, form);
    await waitFor(() =>
      expect(location).toHaveAccessibleDescription('Otra persona lo cambió entretanto: «Patio»'),
    );
  },
});

/** Before the list is read again, the next change carries the version that this one's answer told. */
export const TwoOwnChangesInARow = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const form = await openEdit(context);
    await retype(context, form, 'Ubicación', 'Auditorio Central');
    msw.use(failWith('GET /api/ceremonies', { status: 500 }, { once: true }));
    await save(context, form);
    await expect(await canvas.findByText('Auditorio Central')).toBeVisible();

    const status = { name: `Cerrado: cambiar estado de ${june}` };
    await userEvent.click(canvas.getByRole('button', status));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar estado' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Abierto' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar estado' }));
    await expect(await screen.findByText('Estado actualizado correctamente')).toBeVisible();
    await expect(stored()).toMatchObject({
      ceremony_location: 'Auditorio Central',
      status: 'ABIERTO',
    });
  },
});
