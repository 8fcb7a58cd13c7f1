import { expect } from 'storybook/test';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import type { MeanwhileChange } from './merge-template.flow.ts';

const texts = shippedTemplates.flatMap(({ blocks }) =>
  blocks.filter((block) => block.kind === 'text'),
);
const [heading, other, third] = texts;
if (heading === undefined || other === undefined || third === undefined) {
  throw new Error('The shipped templates have too few texts.');
}

const changes: readonly MeanwhileChange[] = [
  { kind: 'part', part: 'name', isReplaced: true },
  { kind: 'part', part: 'page', isReplaced: false },
  { kind: 'block', block: heading, isBeside: false },
  { kind: 'block', block: other, isBeside: true },
  { kind: 'removed', block: third },
];

const meta = preview.meta({
  title: 'Consola/Configuración/Documento que otra persona guardó',
  component: MeanwhileNote,
  args: { changes },
});

export const Changes = meta.story({
  name: 'Cambios suyos, junto a los del usuario',
  play: async ({ canvas }) => {
    const editor = messages.documentEditor;
    await expect(canvas.getByText(editor.meanwhileTitle)).toBeVisible();
    const replaced = filled(editor.partReplaced, { part: editor.partName });
    await expect(canvas.getByText(replaced)).toBeVisible();
    const page = filled(editor.partChanged, { part: editor.partPage });
    await expect(canvas.getByText(page)).toBeVisible();
    await expect(canvas.getByText(/Quedan el suyo y el tuyo|Both theirs and yours/)).toBeVisible();
  },
});
