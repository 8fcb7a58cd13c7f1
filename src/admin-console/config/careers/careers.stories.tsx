import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, words } from '../../../../.storybook/words.ts';
import { withoutField } from '../../../testing/fake-api/altered-answers.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { answer, failWith, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Careers',
  ...sectionStory('/admin/config/careers', <ConfigSection />),
});

async function findRow(canvas: { findByRole: typeof screen.findByRole }, name: string) {
  const header = await canvas.findByRole('rowheader', { name });
  const row = header.closest('tr');
  if (row === null) throw new Error(`${name} stands in no row.`);
  return within(row);
}

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 })),
    ).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      words.configCareerTypes.id,
      words.configCareerTypes.name,
      words.configCareers.faculty,
      words.configCareers.recordOrder,
      words.configCareers.assignedOrder,
      words.configCareers.folioOrder,
      words.config.actions,
    ]);
    const row = await findRow(canvas, 'Arquitectura');
    const cells = row.getAllByRole('gridcell').map((cell) => cell.textContent);
    await expect(cells.slice(0, 5)).toEqual([
      '7',
      'Facultad de Arquitectura y Diseño',
      '7',
      '5',
      '15',
    ]);
  },
});

export const OrdersThatAreMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      withoutField('GET /api/careers', 'data.record_order', {
        university: createFakeUniversity(),
      }),
      ...graduationHandlers(),
    ),
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'Arquitectura');
    await expect(row.getAllByRole('gridcell')[2]).toHaveTextContent('0');
  },
});

export const FilteredByFacultyAndType = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 }));
    await userEvent.click(canvas.getByRole('combobox', { name: words.configCareers.faculty }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Facultad de Ingeniería' }));
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 4, total: 19 })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: words.configCareers.type }));
    await userEvent.click(
      await canvas.findByRole('option', { name: 'Técnico Superior Universitario' }),
    );
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 1, total: 19 })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.config.clearFilters }));
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 })),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.config.clearFilters })).toBeNull();
  },
});

export const AFilterOfAnOldLinkFiltersNothing = meta.story({
  args: { address: '/admin/config/careers?faculty=999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 })),
    ).toBeVisible();
    await expect(
      canvas.getByRole('combobox', { name: words.configCareers.faculty }),
    ).toHaveTextContent(words.configCareers.everyFaculty);
  },
});

export const SortedByFolioOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 }));
    await userEvent.click(canvas.getByRole('button', { name: words.configCareers.folioOrder }));
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('Diseño Gráfico');
  },
});

export const EverythingIsRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog', { name: words.configCareers.add }));
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText(words.configCareerTypes.nameRequired)).toBeVisible();
    await expect(dialog.getByText(words.configCareers.typeRequired)).toBeVisible();
    await expect(dialog.getByText(words.configCareers.facultyRequired)).toBeVisible();
    await expect(dialog.getByLabelText(words.configCareerTypes.name)).toHaveFocus();
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 }));
    await userEvent.click(canvas.getByRole('button', { name: words.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), 'Oceanografía');
    const type = dialog.getByRole('combobox', { name: words.configCareers.type });
    await waitFor(() => expect(type).toBeEnabled());
    await userEvent.click(type);
    await userEvent.click(await screen.findByRole('option', { name: 'Pregrado' }));
    await userEvent.click(dialog.getByRole('combobox', { name: words.configCareers.faculty }));
    await userEvent.click(await screen.findByRole('option', { name: 'Facultad de Ingeniería' }));
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText(words.configCareers.created)).toBeVisible();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 20, total: 20 })),
    ).toBeVisible();
    const row = await findRow(canvas, 'Oceanografía');
    await expect(row.getByText('Facultad de Ingeniería')).toBeVisible();
  },
});

export const EditedKeepsItsChoices = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(words.config.editAction, { name: 'Arquitectura' }),
      }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: words.configCareers.editTitle }),
    );
    const faculty = dialog.getByRole('combobox', { name: words.configCareers.faculty });
    await waitFor(() => expect(faculty).toHaveTextContent('Facultad de Arquitectura y Diseño'));
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), ' y Urbanismo');
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText(words.configCareers.updated)).toBeVisible();
    await expect(await canvas.findByText('Arquitectura y Urbanismo')).toBeVisible();
  },
});

const sent = fn();

/** A server may tell the type and the faculty of a career by name only. */
export const EditedThatCameWithNamesOnly = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    const names = { career_type_name: 'Pregrado', faculty_name: 'Facultad de Ingeniería' };
    msw.use(
      http.put('*/api/careers/:id', async ({ request }) => {
        sent(await request.clone().json());
      }),
      answer('GET /api/careers', [{ id: 7, name: 'Mecatrónica', ...names }]),
      ...graduationHandlers(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Mecatrónica' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar carrera' }));
    const faculty = dialog.getByRole('combobox', { name: 'Facultad' });
    await waitFor(() => expect(faculty).toHaveTextContent('Facultad de Ingeniería'));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Carrera actualizada exitosamente')).toBeVisible();
    const { careerTypes, faculties } = createFakeUniversity().rows;
    await expect(sent).toHaveBeenCalledWith({
      name: 'Mecatrónica',
      type_id: careerTypes.find(({ name }) => name === 'Pregrado')?.id,
      faculty_id: faculties.find(({ name }) => name === 'Facultad de Ingeniería')?.id,
    });
  },
});

export const ChoicesOnTheirWay = meta.story({
  beforeEach: ({ msw }) => msw.use(never('GET /api/faculties')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    const faculty = dialog.getByRole('combobox', { name: words.configCareers.faculty });
    await expect(faculty).toHaveTextContent(words.config.choicesLoading);
    await expect(faculty).toBeDisabled();
  },
});

export const ChoicesThatFail = meta.story({
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/faculties', { status: 500 })),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), 'Oceanografía');
    await expect(await dialog.findByText(words.consoleLists.faculties)).toBeVisible();
    await expect(await screen.findByText(words.failures.server)).toBeVisible();
    msw.use(...graduationHandlers());
    await userEvent.click(dialog.getByRole('button', { name: words.console.retry }));
    const faculty = await dialog.findByRole('combobox', { name: words.configCareers.faculty });
    await waitFor(() => expect(faculty).toBeEnabled());
    await expect(dialog.getByLabelText(words.configCareerTypes.name)).toHaveValue('Oceanografía');
  },
});

export const NoFacultyYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ university: createFakeUniversity({ data: 'empty' }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configCareers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    const hint = words.config.choicesEmpty;
    await waitFor(() => expect(dialog.getAllByText(hint)).toHaveLength(2));
  },
});

export const RefusedRemovalStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(words.config.removeAction, { name: 'Arquitectura' }),
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
    const sentence = 'No se puede eliminar la carrera porque tiene solicitudes asociadas.';
    await expect(await dialog.findByText(sentence)).toBeVisible();
    await expect(screen.getAllByText(sentence)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: words.config.cancel }));
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 })),
    ).toBeVisible();
  },
});

export const Removed = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [career] = university.rows.careers;
    if (career !== undefined) {
      university.rows.careers.push({ ...career, id: 99, name: 'Oceanografía' });
    }
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(words.config.removeAction, { name: 'Oceanografía' }),
      }),
    );
    const dialog = within(
      await screen.findByRole('alertdialog', { name: words.configCareers.removeTitle }),
    );
    await userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
    await expect(await screen.findByText(words.configCareers.removed)).toBeVisible();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 19, total: 19 })),
    ).toBeVisible();
  },
});
