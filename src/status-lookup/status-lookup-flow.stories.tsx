import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { statusStory } from './status-story.fixtures.tsx';

const meta = preview.meta({ title: 'Consulta de estado/Flujo', ...statusStory });

const code = 'AG-2026-008';

export const LookUp = meta.story({
  name: 'Consultar una solicitud',
  tags: ['journey'],
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: messages.status.codeLabel });
    const title = filled(messages.status.resultTitle, { code });
    await step('Escribir el código en minúsculas', () => userEvent.type(field, 'ag-2026-008 '));
    await step('Consultar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: messages.status.search }));
      await expect(field).toHaveValue(code);
      const heading = await canvas.findByRole('heading', { name: title });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(heading).toHaveAccessibleDescription(messages.status.pendingText);
    });
    await step('Leer el estado', async () => {
      const result = within(canvas.getByRole('article', { name: title }));
      await expect(result.getByText(messages.applicationStatus.pending)).toBeVisible();
    });
  },
});
