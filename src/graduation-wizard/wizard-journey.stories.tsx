import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { longDate, words } from '../../.storybook/words.ts';
import { wizardStory } from './wizard-story.fixtures.tsx';

const meta = preview.meta({
  title: 'Asistente de solicitud/Recorrido',
  ...wizardStory,
  tags: ['behavior', '!autodocs'],
  args: { ...wizardStory.args, onStepChange: fn(), onSubmitted: fn() },
});

export const ByKeyboard = meta.story({
  name: 'Del primer paso al código, con el teclado',
  tags: ['journey'],
  play: async ({ canvas, userEvent, args }) => {
    const { keyboard, tab } = userEvent;
    const type = async (label: string, text: string) => {
      while (document.activeElement !== canvas.getByLabelText(label)) await tab();
      await keyboard(text);
    };
    const reach = async (name: string) => {
      while (document.activeElement !== canvas.getByRole('button', { name })) await tab();
    };

    const [first] = await canvas.findAllByRole('radio');
    while (document.activeElement !== first) await tab();
    await keyboard(' {Enter}');
    await expect(canvas.getByRole('button', { name: words.wizard.next })).toHaveFocus();
    await keyboard('{Enter}');

    await expect(canvas.getByRole('heading', { name: words.wizard.headingCareer })).toHaveFocus();
    await canvas.findByLabelText(words.wizard.career);
    await type(words.wizard.career, 'sistemas');
    await keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByLabelText(words.wizard.career)).toHaveValue('Ingeniería de Sistemas');
    await reach(words.wizard.next);
    await keyboard('{Enter}');

    await canvas.findByLabelText(words.wizard.firstName);
    await type(words.wizard.idNumber, '24567890');
    await type(words.wizard.firstName, 'María-José');
    await type(words.wizard.lastName, "D'Angelo");
    await type(words.wizard.secondLastName, 'Ñáñez');
    await type(words.wizard.dateOfBirth, '03052000');
    await expect(canvas.getByText(longDate('2000-05-03'))).toBeVisible();
    await type(words.wizard.placeOfBirth, 'Mérida');
    await tab();
    await keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Femenino');
    await type(words.wizard.email, 'mj@correo.example{Enter}{Enter}');

    await expect(canvas.getByRole('heading', { name: words.wizard.headingReview })).toHaveFocus();
    await expect(await canvas.findByText("María-José D'Angelo Ñáñez")).toBeVisible();
    await reach(words.wizard.submit);
    await keyboard('{Enter}');

    await expect(await canvas.findByText(/^AG-2026-\d{3}$/)).toBeVisible();
    await expect(args.onSubmitted).toHaveBeenCalledWith({
      code: expect.stringMatching(/^AG-2026-\d{3}$/),
    });
    const told = [['career'], ['details'], ['review'], ['done']];
    await expect(args.onStepChange).toHaveBeenCalledTimes(told.length);
    for (const [index, step] of told.entries()) {
      await expect(args.onStepChange).toHaveBeenNthCalledWith(index + 1, ...step);
    }
  },
});
