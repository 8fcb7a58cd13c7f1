import { screen, within } from 'storybook/test';
import { expectFailure } from '../../../.storybook/expect-failure.ts';
import preview from '../../../.storybook/preview.tsx';
import { filled, words } from '../../../.storybook/words.ts';
import { callFailures } from '../../testing/failures/call-failures.fixtures.ts';
import type { ContractCall } from '../../testing/fake-api/contract-calls.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../section-story.fixtures.tsx';
import { ConfigSection } from './config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Each catalogue fails in its words',
  ...sectionStory('/admin/config/faculties', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

type CatalogueRoom =
  | 'configFaculties'
  | 'configCareerTypes'
  | 'configCareers'
  | 'configNomenclatures'
  | 'configUsers';

interface Change {
  readonly path: string;
  readonly room: CatalogueRoom;
  readonly call: ContractCall;
  /** The row, as its actions name it. */
  readonly name: string;
}

function fails(change: 'save' | 'remove', { path, room, call, name }: Change) {
  const failure = callFailures.server;
  return {
    args: { address: `/admin/config/${path}` },
    beforeEach: ({ msw }: Context) => msw.use(failure.on(call), ...graduationHandlers()),
    play: async ({ canvas, userEvent }: Context) => {
      const { config } = words;
      const open = change === 'save' ? config.editAction : config.removeAction;
      await userEvent.click(await canvas.findByRole('button', { name: filled(open, { name }) }));
      const role = change === 'save' ? 'dialog' : 'alertdialog';
      const dialog = within(await screen.findByRole(role));
      await userEvent.click(dialog.getByRole('button', { name: config[change] }));
      await expectFailure(dialog, failure, words[room][`${change}Failed`]);
    },
  };
}

const careerTypes = {
  path: 'career-types',
  room: 'configCareerTypes',
  name: 'Postgrado',
} as const;
const careers = { path: 'careers', room: 'configCareers', name: 'Arquitectura' } as const;
const nomenclatures = {
  path: 'nomenclatures',
  room: 'configNomenclatures',
  name: 'Arquitecta (Arquitectura)',
} as const;

export const SavingACareerType = meta.story(
  fails('save', { ...careerTypes, call: 'PUT /api/career_types/{id}' }),
);
export const SavingACareer = meta.story(
  fails('save', { ...careers, call: 'PUT /api/careers/{id}' }),
);
export const SavingANomenclature = meta.story(
  fails('save', { ...nomenclatures, call: 'PUT /api/degree-titles/{id}' }),
);
export const SavingAUser = meta.story(
  fails('save', {
    path: 'users',
    room: 'configUsers',
    call: 'PUT /api/users/{id}',
    name: 'Mariela Josefina Rondón Graterol',
  }),
);
export const RemovingAFaculty = meta.story(
  fails('remove', {
    path: 'faculties',
    room: 'configFaculties',
    call: 'DELETE /api/faculties/{id}',
    name: 'Facultad de Medicina',
  }),
);
export const RemovingACareerType = meta.story(
  fails('remove', { ...careerTypes, call: 'DELETE /api/career_types/{id}' }),
);
export const RemovingACareer = meta.story(
  fails('remove', { ...careers, call: 'DELETE /api/careers/{id}' }),
);
export const RemovingANomenclature = meta.story(
  fails('remove', { ...nomenclatures, call: 'DELETE /api/degree-titles/{id}' }),
);
