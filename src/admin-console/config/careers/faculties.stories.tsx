import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { answer, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Faculties',
  ...sectionStory('/admin/config/faculties', <ConfigSection />),
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 6, total: 6 })),
    ).toBeVisible();
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names[0]).toBe('Facultad de Arquitectura y Diseño');
  },
});

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(await canvas.findByText('Showing 6 of 6')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never('GET /api/faculties')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: words.config.faculties })).toHaveAttribute(
      'aria-busy',
    );
    await expect(canvas.queryByText(matching(words.config.shown))).not.toBeInTheDocument();
    await expect(canvas.queryByText(words.configFaculties.empty)).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ university: createFakeUniversity({ data: 'empty' }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.configFaculties.empty)).toBeVisible();
    await expect(
      canvas.getByText(filled(words.config.shown, { shown: 0, total: 0 })),
    ).toBeVisible();
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.config.search), 'astrología');
    await expect(await canvas.findByText(words.configFaculties.emptyFiltered)).toBeVisible();
    await expect(
      canvas.getByText(filled(words.config.shown, { shown: 0, total: 6 })),
    ).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: words.config.clearFilters });
    if (clear !== undefined) await userEvent.click(clear);
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 6, total: 6 })),
    ).toBeVisible();
  },
});

export const FoundWithoutAccentsInAnyOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.config.search), 'POLITICAS juridicas');
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 1, total: 6 })),
    ).toBeVisible();
  },
});

export const LongAndHostileNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer('GET /api/faculties', [
        { id: 1, name: 'Ñ'.repeat(200) },
        { id: 2, name: '<script>alert(1)</script>' },
        { faculty_id: '3', name: '{name} 🎓 שלום' },
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: filled(words.config.removeAction, { name: 'Ñ'.repeat(200) }),
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Ñ'.repeat(200))).toBeVisible();
  },
});

export const ARowWithoutANameCanBeMended = meta.story({
  beforeEach: ({ msw }) => msw.use(answer('GET /api/faculties', [{ id: 4 }])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(words.config.missing)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: filled(words.config.editAction, { name: words.config.unnamed }),
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText(words.configCareerTypes.name)).toHaveValue('');
  },
});

export const FormToAdd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configFaculties.add }));
    await expect(
      await screen.findByRole('dialog', { name: words.configFaculties.add }),
    ).toBeVisible();
  },
});

export const NameIsRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), '   ');
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText(words.configCareerTypes.nameRequired)).toBeVisible();
    await expect(dialog.getByLabelText(words.configCareerTypes.name)).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), 'F');
    await expect(dialog.queryByText(words.configCareerTypes.nameRequired)).not.toBeInTheDocument();
  },
});

export const Added = meta.story({
  tags: ['journey'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(filled(words.config.shown, { shown: 6, total: 6 }));
    await userEvent.click(canvas.getByRole('button', { name: words.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      dialog.getByLabelText(words.configCareerTypes.name),
      '  Facultad de Ciencias {Enter}',
    );
    await expect(await screen.findByText(words.configFaculties.created)).toBeVisible();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 7, total: 7 })),
    ).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Facultad de Ciencias' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.configFaculties.add })).toHaveFocus(),
    );
  },
});

export const Renamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.config.editAction, { name: 'Facultad de Medicina' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: words.configFaculties.editTitle }),
    );
    await expect(dialog.getByLabelText(words.configCareerTypes.name)).toHaveValue(
      'Facultad de Medicina',
    );
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), ' y Odontología');
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText(words.configFaculties.updated)).toBeVisible();
    const renamed = {
      name: filled(words.config.editAction, { name: 'Facultad de Medicina y Odontología' }),
    };
    await waitFor(() => expect(canvas.getByRole('button', renamed)).toHaveFocus());
  },
});

export const LeavingAsksWhenSomethingWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(words.configCareerTypes.name), 'Facultad de');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(words.console.unsavedChanges)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.console.keepEditing }));
    await expect(dialog.getByLabelText(words.configCareerTypes.name)).toHaveValue('Facultad de');
  },
});

export const QuestionBeforeRemoval = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.config.removeAction, { name: 'Facultad de Medicina' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: words.configFaculties.removeTitle }),
    );
    await expect(dialog.getByText(words.config.irreversible)).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.config.remove })).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.config.cancel })).toBeVisible();
  },
});

export const Removed = meta.story({
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    university.rows.faculties.push({ id: 9, name: 'Facultad de Ocio' });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.config.removeAction, { name: 'Facultad de Ocio' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
    await expect(await screen.findByText(words.configFaculties.removed)).toBeVisible();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 6, total: 6 })),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').matches(':focus-within')).toBe(true));
  },
});

export const TheLastOneRemoved = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity({ data: 'empty' });
    university.rows.faculties.push({ id: 9, name: 'Facultad de Ocio' });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.config.removeAction, { name: 'Facultad de Ocio' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
    await expect(await canvas.findByText(words.configFaculties.empty)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid').matches(':focus-within')).toBe(true));
  },
});
