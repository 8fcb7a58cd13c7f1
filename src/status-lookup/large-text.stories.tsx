import { expectLegible } from '#storybook/expect-legible.ts';
import preview from '#storybook/preview.tsx';
import { matching, messages } from '#storybook/story-messages.ts';
import { withField } from '#testing/fake-api/altered-answers.ts';
import { lookupCall, statusStory } from './status-story.fixtures.tsx';

const ceremony = 'Acto Solemne de Grado de la Facultad de Ciencias Económicas y Sociales, Julio';

/** The look-up on the smallest phone, with twice the usual text and a long name. */
const meta = preview.meta({
  title: 'Consulta de estado/Texto grande',
  ...statusStory,
  tags: ['behavior'],
  globals: { textSize: '200', viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(withField(lookupCall, 'data.ceremony_name', ceremony)),
});

export const Empty = meta.story({
  name: 'Sin consultar',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: messages.status.codeLabel });
    await expectLegible(canvasElement);
  },
});

export const Blank = meta.story({
  name: 'Falta el código',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.status.search }));
    await canvas.findByText(matching(messages.status.codeBlank));
    await expectLegible(canvasElement);
  },
});

export const Found = meta.story({
  name: 'Encontrada',
  args: { code: 'AG-2025-001' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(messages.applicationStatus.confirmed);
    await expectLegible(canvasElement);
  },
});

export const Rejected = meta.story({
  name: 'Rechazada',
  args: { code: 'AG-2025-043' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(messages.applicationStatus.rejected);
    await expectLegible(canvasElement);
  },
});
