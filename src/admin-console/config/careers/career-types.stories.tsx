import { expect } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { catalogueStates, shown } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Tipos de carrera',
  ...sectionStory('/admin/config/career-types', <ConfigSection />),
});

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(3))).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      messages.configCareerTypes.id,
      messages.configCareerTypes.name,
      messages.config.actions,
    ]);
  },
});

const states = catalogueStates('configCareerTypes', {
  loadFailed: () => messages.configCareerTypes.loadFailed,
  list: 'GET /api/career_types',
  change: 'PUT /api/career_types/{id}',
  removal: 'DELETE /api/career_types/{id}',
  row: 'Postgrado',
  total: 3,
});

export const Loading = meta.story({ name: 'Cargando', ...states.loading });
export const Empty = meta.story({ name: 'Todavía ninguno', ...states.empty });
export const NoneFound = meta.story({ name: 'Ninguno coincide', ...states.noneFound });
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
