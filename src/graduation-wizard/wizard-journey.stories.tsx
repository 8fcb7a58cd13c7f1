import { expect, fn, waitFor } from 'storybook/test';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { longDate, messages } from '#storybook/story-messages.ts';
import { wizardStory } from './wizard-story.fixtures.tsx';

const meta = preview.meta({
  title: 'Asistente de solicitud/Flujo',
  ...wizardStory,
  args: { ...wizardStory.args, onStepChange: fn(), onSubmitted: fn() },
});

/** All steps with the keyboard alone. */
export const Apply = meta.story({
  name: 'Pedir el título',
  tags: ['journey'],
  play: async ({ canvas, userEvent, args, step }) => {
    const { keyboard, tab } = userEvent;
    const type = async (label: string, text: string) => {
      while (focused() !== canvas.getByLabelText(label)) await tab();
      await keyboard(text);
    };
    const reach = async (name: string) => {
      while (focused() !== canvas.getByRole('button', { name })) await tab();
    };

    await step('Elegir el acto', async () => {
      const [first] = await canvas.findAllByRole('radio');
      while (focused() !== first) await tab();
      await keyboard(' {Enter}');
      await expect(canvas.getByRole('button', { name: messages.wizard.next })).toHaveFocus();
      await keyboard('{Enter}');
    });
    await step('Buscar la carrera', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: messages.wizard.headingCareer })).toHaveFocus(),
      );
      await canvas.findByLabelText(messages.wizard.career);
      await type(messages.wizard.career, 'sistemas');
      await keyboard('{ArrowDown}{Enter}');
      await expect(canvas.getByLabelText(messages.wizard.career)).toHaveValue(
        'Ingeniería de Sistemas',
      );
      await reach(messages.wizard.next);
      await keyboard('{Enter}');
    });
    await step('Escribir los datos', async () => {
      await canvas.findByLabelText(messages.wizard.firstName);
      await type(messages.wizard.idNumber, '24567890');
      await type(messages.wizard.firstName, 'María-José');
      await type(messages.wizard.lastName, "D'Angelo");
      await type(messages.wizard.secondLastName, 'Ñáñez');
      await type(messages.wizard.dateOfBirth, '03052000');
      await expect(canvas.getByText(longDate('2000-05-03'))).toBeVisible();
      await type(messages.wizard.placeOfBirth, 'Mérida');
      await tab();
      await keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Femenino');
      await type(messages.wizard.email, 'mj@correo.example{Enter}{Enter}');
    });
    await step('Revisar y enviar', async () => {
      const heading = await canvas.findByRole('heading', { name: messages.wizard.headingReview });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(heading).toHaveAccessibleDescription(messages.wizard.introReview);
      await expect(await canvas.findByText("María-José D'Angelo Ñáñez")).toBeVisible();
      await reach(messages.wizard.submit);
      await keyboard('{Enter}');
    });
    await step('Recibir el código', async () => {
      await expect(await canvas.findByText(/^AG-2026-\d{3}$/)).toBeVisible();
      await expect(args.onSubmitted).toHaveBeenCalledWith({
        code: expect.stringMatching(/^AG-2026-\d{3}$/),
      });
      const steps = [['career'], ['details'], ['review'], ['done']];
      await expect(args.onStepChange).toHaveBeenCalledTimes(steps.length);
      for (const [index, step] of steps.entries()) {
        await expect(args.onStepChange).toHaveBeenNthCalledWith(index + 1, ...step);
      }
    });
  },
});
