import { parse } from 'valibot';
import { expect, test } from 'vitest';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { checkInput } from '../schema/read-input.ts';
import { documentTemplateInput } from './document-templates.ts';

test.each(shippedTemplates.map((template) => [template.name, template]))(
  '%s is accepted with each of its parts',
  (_, template) => {
    const sent: unknown = JSON.parse(JSON.stringify(template));
    const read: DocumentTemplate = parse(documentTemplateInput, sent);
    expect(JSON.parse(JSON.stringify(read))).toEqual(sent);
  },
);

const [neutral] = shippedTemplates;
const picture = { type: 'image/png', data: 'AAAA' };

test.each([
  [{ name: '' }, 'El nombre es requerido'],
  [{ kind: 'diploma' }, 'El tipo de documento no es válido'],
  [{ blocks: [{ kind: 'video' }] }, 'La plantilla no es válida'],
  [{ images: { crest: { ...picture, data: '<svg>' } } }, 'La plantilla no es válida'],
  [
    { images: { crest: { ...picture, data: 'A'.repeat(700_000) } } },
    'Una imagen no puede pesar más de 500 KB',
  ],
  [
    { blocks: Array.from({ length: 81 }, () => neutral?.blocks[0]) },
    'La plantilla no puede tener más de 80 elementos',
  ],
])('%j is declined', (change, message) => {
  const result = checkInput(documentTemplateInput, { ...neutral, ...change });
  expect(result).toMatchObject({ declined: { status: 422, message } });
});
