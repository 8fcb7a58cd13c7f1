import { expect, test } from 'vitest';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import type { DocumentValues } from '../document-values.ts';
import { layOut } from './lay-out.ts';
import { drawnLines, plainValues, typewriter } from './layout.fixtures.ts';

/** The documents of one graduate; the record of a ceremony leaves out the titles that others replace. */
const ofOneGraduate = shippedTemplates
  .filter(({ kind }) => kind !== 'ceremony-record')
  .map((template) => [template.name, template] as const);

test.each(ofOneGraduate)('%s names the title that it replaces, and no other', (_, template) => {
  const linesWith = (numeroAnterior: string) => {
    const fields = { ...plainValues.fields, numeroAnterior };
    return drawnLines(layOut(template, { ...plainValues, fields }, typewriter)).join(' ');
  };
  expect(linesWith('acta 013, asignado 0230, folio 57')).toContain(
    'Sustituye al título con acta 013, asignado 0230, folio 57',
  );
  expect(linesWith('')).not.toContain('Sustituye');
});

test.each(ofOneGraduate)(
  '%s states the page of the verification beside its code',
  (_, template) => {
    const verification = {
      url: 'https://titulos.universidad.edu/verificar?codigo=K7MQ-2XHD-9RTL',
      code: 'K7MQ-2XHD-9RTL',
    };
    const lines = (values: DocumentValues) =>
      drawnLines(layOut(template, values, typewriter)).join(' ');
    expect(lines({ ...plainValues, verification })).toMatch(
      /[Cc]omprueba .*en titulos\.universidad\.edu.*K7MQ-2XHD-9RTL/,
    );
    expect(lines(plainValues)).not.toMatch(/omprueba/);
  },
);

test.each(ofOneGraduate)(
  '%s calls a passport and an identity card by their names',
  (_, template) => {
    for (const tipoDocumento of ['pasaporte', 'cédula de identidad']) {
      const fields = { ...plainValues.fields, documento: 'C19068154', tipoDocumento };
      const { problems } = layOut(template, { ...plainValues, fields }, typewriter);
      expect(problems.filter(({ kind }) => kind === 'wrong-document-type')).toEqual([]);
    }
  },
);
