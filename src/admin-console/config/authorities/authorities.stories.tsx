import { expect, screen, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { catalogueStates, openNew, shown } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const section = sectionStory('/admin/config/authorities', <ConfigSection />);
const extras = ['documents', 'if-match'] as const;

const meta = preview.meta({
  title: 'Consola/Configuración/Autoridades',
  ...section,
  args: { ...section.args, extras },
  beforeEach: ({ msw }) => {
    section.beforeEach();
    msw.use(...graduationHandlers({ extras }));
  },
});

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(4))).toBeVisible();
    const offices = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(offices.slice(-2)).toEqual([
      messages.configDocuments.tab,
      messages.configAuthorities.tab,
    ]);
    await expect(canvas.getByText('15/09/2024')).toBeVisible();
    await expect(canvas.getAllByText(messages.configAuthorities.current)).toHaveLength(3);
  },
});

const states = catalogueStates('configAuthorities', {
  loadFailed: () => messages.consoleLists.authorities,
  list: 'GET /api/authorities',
  change: 'PUT /api/authorities/{id}',
  removal: 'DELETE /api/authorities/{id}',
  row: 'Dr. José Gregorio Márquez Peña',
  total: 4,
});

export const Loading = meta.story({ name: 'Cargando', ...states.loading });
export const Empty = meta.story({ name: 'Todavía ninguna', ...states.empty });
export const NoneFound = meta.story({ name: 'Ninguna coincide', ...states.noneFound });
export const UnreadableRows = meta.story({ name: 'Filas ilegibles', ...states.unreadable });
export const Failed = meta.story({ name: 'Error al cargar', ...states.failed });
export const Add = meta.story({ name: 'Agregar', ...states.adding });
export const SaveFailed = meta.story({ name: 'Error al guardar', ...states.saveFailed });
export const Remove = meta.story({ name: 'Eliminar', ...states.removing });
export const RemovalFailed = meta.story({ name: 'Error al eliminar', ...states.removalFailed });

export const ChangesAndRemoves = meta.story({
  name: 'Cambia y elimina',
  tags: ['behavior'],
  ...states.changesAndRemoves,
});

export const Problems = meta.story({
  name: 'Con problemas',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openNew(context, 'configAuthorities');
    const { name, validFrom, validUntil } = messages.configAuthorities;
    await userEvent.type(dialog.getByLabelText(name), 'Dra. Ñusta Peña');
    await userEvent.type(dialog.getByLabelText(validFrom), '16092024');
    await userEvent.type(dialog.getByLabelText(validUntil), '15092024');
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(dialog.getByLabelText(validUntil)).toHaveAccessibleDescription(
      new RegExp(messages.configAuthorities.reversed.replaceAll('.', '\\.')),
    );
    await expect(dialog.getByLabelText(messages.configAuthorities.office)).toBeInvalid();
  },
});

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';
const octets = Uint8Array.from(atob(dot), (octet) => octet.charCodeAt(0));

export const WithSignature = meta.story({
  name: 'Con la firma en imagen',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(...graduationHandlers({ extras, university }));
    return () => {
      const [, secretary] = university.rows.authorities;
      if (secretary?.signature !== `data:image/png;base64,${dot}`) {
        throw new Error(`The signature is ${secretary?.signature}`);
      }
    };
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Dr. José Gregorio Márquez Peña';
    const edit = filled(messages.config.editAction, { name });
    await userEvent.click(await canvas.findByRole('button', { name: edit }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText<HTMLInputElement>(messages.configAuthorities.signature);
    field.removeAttribute('accept');
    await userEvent.upload(field, new File(['GIF89a'], 'firma.gif', { type: 'image/gif' }));
    await expect(await dialog.findByText(matching(messages.pictureField.wrongKind))).toBeVisible();
    await userEvent.upload(field, new File([octets], 'firma.png', { type: 'image/png' }));
    await expect(
      await dialog.findByRole('img', { name: messages.pictureField.current }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configAuthorities.updated)).toBeVisible();
  },
});
