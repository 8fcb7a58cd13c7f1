import { expect, test } from 'vitest';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { refusedParts } from './refused-parts.flow.ts';
import { imageNames, withBlock, withImage } from './template-draft.flow.ts';

const sent = shippedTemplates.find((template) => imageNames(template).length > 0);
if (sent === undefined) throw new Error('No shipped template has a picture.');
const [image = ''] = imageNames(sent);
const block = sent.blocks[3];
if (block === undefined) throw new Error('The template has too few blocks.');

function partsOf(fields: Readonly<Record<string, string>>, draft: DocumentTemplate) {
  const [message = 'No se pudo guardar'] = Object.values(fields);
  return sent && refusedParts({ failure: { message, fields }, sent }, draft);
}

test('names, pictures and blocks that the server named show its messages', () => {
  const fields = {
    name: 'Ya existe',
    [`images.${image}.data`]: 'No es una imagen',
    'blocks.3.text': 'Falta el texto',
    'blocks.3.style.size': 'Es muy grande',
  };
  expect(partsOf(fields, sent)).toEqual({
    name: 'Ya existe',
    images: { [image]: 'No es una imagen' },
    blocks: { 3: 'Falta el texto' },
    isFailureInParts: true,
  });
});

test.each([
  ['name', { ...sent, name: 'Otro' }],
  [`images.${image}`, withImage(sent, image, 'data:image/png;base64,iVBORw0KGgo=')],
  ['blocks.3.text', withBlock(sent, 3, { ...block })],
])('the message about %s goes with the edit', (path, draft) => {
  expect(partsOf({ [path]: 'No vale' }, draft)).toEqual({
    images: {},
    blocks: {},
    isFailureInParts: true,
  });
});

test.each(['page.margin', 'images', 'images.none', 'blocks', 'blocks.900.text', 'kind'])(
  'a message about %s, which has no place in the form, stays above it',
  (path) => {
    expect(partsOf({ [path]: 'No vale' }, sent)?.isFailureInParts).toBe(false);
  },
);

test('a failure without fields stays above the form', () => {
  expect(partsOf({}, sent)?.isFailureInParts).toBe(false);
});
