import { array, constantFrom, assert as holds, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createDemoUniversity } from '#testing/university/demo-university.ts';
import { proposeFemale, proposeMale } from './title-proposal.flow.ts';

test.each([
  ['Ingeniero Civil', 'Ingeniera Civil'],
  ['Licenciado en Administración Pública', 'Licenciada en Administración Pública'],
  ['Médico Cirujano', 'Médica Cirujana'],
  ['Contador Público', 'Contadora Pública'],
  ['Técnico Superior Universitario en Turismo', 'Técnica Superior Universitaria en Turismo'],
  ['Economista', 'Economista'],
  ['Magíster en Gerencia', 'Magíster en Gerencia'],
  ['DOCTOR EN DERECHO', 'DOCTORA EN DERECHO'],
  ['Terapeuta Ocupacional', 'Terapeuta Ocupacional'],
  ['Médico Psiquiatra', 'Médica Psiquiatra'],
])('%s and %s', (male, female) => {
  expect(proposeFemale(male)).toBe(female);
  expect(proposeMale(female)).toBe(male);
});

test('proposes the correct form for all titles of the demonstration', () => {
  const { degreeTitles } = createDemoUniversity({ today: '2026-06-15' });
  const males = degreeTitles.filter(({ gender_id }) => gender_id === 1);
  for (const { career_id, title_name } of males) {
    const female = degreeTitles.find((row) => row.career_id === career_id && row.gender_id === 2);
    expect(proposeFemale(title_name)).toBe(female?.title_name);
  }
});

const degree = constantFrom('Ingeniero', 'Abogado', 'Contador', 'Superior', 'Civil', 'Economista');
const subject = constantFrom('', ' en Física', ' de Sistemas', ' en Artes y Oficios');

test('both directions yield the original title', () => {
  holds(
    property(array(degree, { minLength: 1, maxLength: 4 }), subject, (degrees, rest) => {
      const title = degrees.join(' ') + rest;
      expect(proposeMale(proposeFemale(title))).toBe(title);
      expect(proposeFemale(title).endsWith(rest)).toBe(true);
    }),
  );
});
