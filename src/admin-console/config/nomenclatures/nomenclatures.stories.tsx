import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { failWith, noAnswer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { handlerFor } from '#testing/fake-api/handler-for.ts';
import { catalogueStates, shown } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Nomenclaturas',
  ...sectionStory('/admin/config/nomenclatures', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Opens the form for Turismo, the career without nomenclatures. */
async function openForm({ canvas, userEvent }: Context) {
  await canvas.findByText(shown(36));
  await userEvent.click(canvas.getByRole('button', { name: messages.configNomenclatures.add }));
  const dialog = within(
    await screen.findByRole('dialog', { name: messages.configNomenclatures.add }),
  );
  const career = dialog.getByRole('combobox', { name: messages.configMatrix.career });
  await waitFor(() => expect(career).toBeEnabled());
  return dialog;
}

async function fillForm(context: Context) {
  const { userEvent } = context;
  const dialog = await openForm(context);
  await userEvent.type(
    dialog.getByRole('combobox', { name: messages.configMatrix.career }),
    'turis',
  );
  await userEvent.click(await screen.findByRole('option', { name: 'Turismo' }));
  await userEvent.type(
    dialog.getByLabelText(messages.configNomenclatures.maleTitle),
    'Licenciado en Turismo',
  );
  await userEvent.type(
    dialog.getByLabelText(messages.configNomenclatures.femaleTitle),
    'Licenciada en Turismo',
  );
  return dialog;
}

const success = () => messages.configNomenclatures.created;

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(36))).toBeVisible();
    await expect(canvas.getByText('Licenciada en Administración')).toBeVisible();
  },
});

const states = catalogueStates('configNomenclatures', {
  loadFailed: () => messages.consoleLists.degreeTitles,
  list: 'GET /api/degree-titles',
  change: 'PUT /api/degree-titles/{id}',
  removal: 'DELETE /api/degree-titles/{id}',
  row: 'Arquitecta (Arquitectura)',
  total: 36,
});

export const Loading = meta.story({ name: 'Cargando', ...states.loading });
export const Empty = meta.story({ name: 'Todavía ninguna', ...states.empty });
export const NoneFound = meta.story({ name: 'Ninguna coincide', ...states.noneFound });
export const UnreadableRows = meta.story({ name: 'Filas ilegibles', ...states.unreadable });
export const Failed = meta.story({ name: 'Error al cargar', ...states.failed });

export const Add = meta.story({
  name: 'Agregar',
  play: async (context) => {
    const dialog = await openForm(context);
    await expect(
      dialog.getByRole('switch', { name: messages.configNomenclatures.different }),
    ).toBeChecked();
    await expect(dialog.getByText(messages.configDegreePreview.heading)).toBeVisible();
  },
});

export const Problems = meta.story({
  name: 'Con problemas',
  play: async (context) => {
    const dialog = await openForm(context);
    await context.userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(
      await dialog.findByText(messages.configNomenclatures.careerRequired),
    ).toBeVisible();
    await expect(dialog.getByText(messages.configNomenclatures.maleRequired)).toBeVisible();
    await expect(dialog.getByText(messages.configNomenclatures.femaleRequired)).toBeVisible();
    await expect(
      dialog.getByRole('combobox', { name: messages.configMatrix.career }),
    ).toHaveFocus();
  },
});

export const OneForBoth = meta.story({
  name: 'Una forma para ambos géneros',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openForm(context);
    await userEvent.type(
      dialog.getByRole('combobox', { name: messages.configMatrix.career }),
      'turis',
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Turismo' }));
    await userEvent.click(
      dialog.getByRole('switch', { name: messages.configNomenclatures.different }),
    );
    await expect(
      dialog.queryByLabelText(messages.configNomenclatures.femaleTitle),
    ).not.toBeInTheDocument();
    await userEvent.type(
      dialog.getByLabelText(messages.configNomenclatures.maleTitle),
      'Especialista en Turismo',
    );
    await expect(dialog.getAllByText('Especialista en Turismo')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(success())).toBeVisible();
    await expect(await canvas.findByText(shown(38))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(messages.config.search), 'especialista turismo');
    await expect(await canvas.findAllByText('Especialista en Turismo')).toHaveLength(2);
  },
});

export const Preview = meta.story({
  name: 'Vista previa',
  play: async (context) => {
    const dialog = await fillForm(context);
    await expect(dialog.getByText('Licenciado en Turismo')).toBeVisible();
    await expect(dialog.getByText('Licenciada en Turismo')).toBeVisible();
  },
});

export const CareerChoices = meta.story({
  name: 'Carreras con lo que tienen',
  play: async (context) => {
    const dialog = await openForm(context);
    await context.userEvent.type(
      dialog.getByRole('combobox', { name: messages.configMatrix.career }),
      'derecho',
    );
    await expect(await screen.findAllByText(messages.configNomenclatures.hasBoth)).toHaveLength(2);
  },
});

export const CreatesBoth = meta.story({
  name: 'Crea ambas',
  tags: ['behavior'],
  play: async (context) => {
    const dialog = await fillForm(context);
    await context.userEvent.dblClick(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(success())).toBeVisible();
    await expect(await context.canvas.findByText(shown(38))).toBeVisible();
  },
});

/** Answers the first call and breaks the second. */
function breakSecond(fault: 'refused' | 'cut') {
  let requests = 0;
  return handlerFor('POST /api/degree-titles', {}, () => {
    requests += 1;
    if (requests !== 2) return undefined;
    if (fault === 'cut') return Response.error();
    return Response.json({ message: 'La base de datos está ocupada.' }, { status: 503 });
  });
}

export const HalfDone = meta.story({
  name: 'Guardada a medias',
  beforeEach: ({ msw }) => msw.use(breakSecond('refused'), ...graduationHandlers()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await fillForm(context);
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText('La base de datos está ocupada.')).toBeVisible();
    await expect(dialog.getByText(messages.configNomenclatures.halfDone)).toBeVisible();
    await expect(screen.queryByText(success())).not.toBeInTheDocument();
    await expect(await canvas.findByText(shown(37))).toBeInTheDocument();
  },
});

export const HalfDoneCorrected = meta.story({
  name: 'A medias y corregida',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(breakSecond('cut'), ...graduationHandlers()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await fillForm(context);
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText(messages.configNomenclatures.saveFailed)).toBeVisible();
    await userEvent.type(
      dialog.getByLabelText(messages.configNomenclatures.maleTitle),
      ' Sostenible',
    );
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(success())).toBeVisible();
    await expect(await canvas.findByText(shown(38))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(messages.config.search), 'turismo');
    await expect(await canvas.findByText('Licenciado en Turismo Sostenible')).toBeVisible();
  },
});

export const FirstFails = meta.story({
  name: 'Falla la primera',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(noAnswer('POST /api/degree-titles', { once: true })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await fillForm(context);
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText(messages.configNomenclatures.saveFailed)).toBeVisible();
    await expect(
      dialog.queryByText(matching(messages.configNomenclatures.halfDone)),
    ).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(success())).toBeVisible();
    await expect(await canvas.findByText(shown(38))).toBeVisible();
  },
});

export const Edits = meta.story({
  name: 'Edita',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.config.editAction, { name: 'Abogada (Derecho)' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: messages.configNomenclatures.editTitle }),
    );
    await expect(
      dialog.queryByLabelText(messages.configNomenclatures.maleTitle),
    ).not.toBeInTheDocument();
    await expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    const career = dialog.getByRole('combobox', { name: messages.configMatrix.career });
    await waitFor(() => expect(career).toHaveValue('Derecho'));
    await userEvent.type(
      dialog.getByLabelText(messages.configNomenclatures.femaleTitle),
      ' de la República',
    );
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configNomenclatures.updated)).toBeVisible();
    await expect(await canvas.findByText('Abogada de la República')).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'Otra persona la eliminó',
  beforeEach: ({ msw }) =>
    msw.use(failWith('PUT /api/degree-titles/{id}', { status: 404 }), ...graduationHandlers()),
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.config.editAction, { name: 'Abogada (Derecho)' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText(messages.configNomenclatures.saveFailed)).toBeVisible();
    await expect(await screen.findByText(messages.failures.missing)).toBeVisible();
  },
});

export const SaveFailed = meta.story({ name: 'Error al guardar', ...states.saveFailed });
export const Remove = meta.story({ name: 'Eliminar', ...states.removing });
export const RemovalFailed = meta.story({ name: 'Error al eliminar', ...states.removalFailed });

export const ChangesAndRemoves = meta.story({
  name: 'Cambia y elimina',
  tags: ['behavior'],
  ...states.changesAndRemoves,
});
