import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { failWith } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../staged-section.fixtures.tsx';
import { ConfigSection } from './config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Each catalogue fails in its words',
  ...stagedSection('/admin/config/faculties', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type Call = Parameters<typeof failWith>[0];

const down = 'Error del servidor. Intenta nuevamente más tarde.';

/** Its sentence of spec §8 stands in the dialog, the global one in the notice (ruling 1). */
function fails(path: string, call: Call, { open, press, sentence }: Record<Step, string>) {
  return {
    args: { address: `/admin/config/${path}` },
    beforeEach: ({ msw }: Context) =>
      msw.use(failWith(call, { status: 500 }), ...graduationHandlers()),
    play: async ({ canvas, userEvent }: Context) => {
      await userEvent.click(await canvas.findByRole('button', { name: open }));
      const role = press === 'Eliminar' ? 'alertdialog' : 'dialog';
      const dialog = within(await screen.findByRole(role));
      await userEvent.click(dialog.getByRole('button', { name: press }));
      await expect(await dialog.findByText(sentence)).toBeVisible();
      await expect(await screen.findByText(down)).toBeVisible();
      await expect(screen.getAllByText(sentence)).toHaveLength(1);
    },
  };
}

type Step = 'open' | 'press' | 'sentence';

export const SavingACareerType = meta.story(
  fails('career-types', 'PUT /api/career_types/{id}', {
    open: 'Editar Postgrado',
    press: 'Guardar',
    sentence: 'Error al guardar el tipo de carrera',
  }),
);

export const SavingACareer = meta.story(
  fails('careers', 'PUT /api/careers/{id}', {
    open: 'Editar Arquitectura',
    press: 'Guardar',
    sentence: 'Error al guardar la carrera',
  }),
);

export const SavingANomenclature = meta.story(
  fails('nomenclatures', 'PUT /api/degree-titles/{id}', {
    open: 'Editar Arquitecta (Arquitectura)',
    press: 'Guardar',
    sentence: 'Error al guardar la nomenclatura',
  }),
);

export const SavingAUser = meta.story(
  fails('users', 'PUT /api/users/{id}', {
    open: 'Editar Mariela Josefina Rondón Graterol',
    press: 'Guardar',
    sentence: 'Error al guardar el usuario',
  }),
);

export const RemovingAFaculty = meta.story(
  fails('faculties', 'DELETE /api/faculties/{id}', {
    open: 'Eliminar Facultad de Medicina',
    press: 'Eliminar',
    sentence: 'Error al eliminar la facultad',
  }),
);

export const RemovingACareerType = meta.story(
  fails('career-types', 'DELETE /api/career_types/{id}', {
    open: 'Eliminar Postgrado',
    press: 'Eliminar',
    sentence: 'Error al eliminar el tipo de carrera',
  }),
);

export const RemovingACareer = meta.story(
  fails('careers', 'DELETE /api/careers/{id}', {
    open: 'Eliminar Arquitectura',
    press: 'Eliminar',
    sentence: 'Error al eliminar la carrera',
  }),
);

export const RemovingANomenclature = meta.story(
  fails('nomenclatures', 'DELETE /api/degree-titles/{id}', {
    open: 'Eliminar Arquitecta (Arquitectura)',
    press: 'Eliminar',
    sentence: 'Error al eliminar la nomenclatura',
  }),
);
