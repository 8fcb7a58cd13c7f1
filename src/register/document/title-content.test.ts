import { describe, expect, it } from 'vitest';
import { ceremonyRecordValues, type PrintableTitle, type SealedOfficial } from './title-content.ts';

const official = (office: string, name: string): SealedOfficial => ({
  office,
  name,
  signature: null,
});

function titleOf(faculty: string, officials: readonly SealedOfficial[]): PrintableTitle {
  return {
    content: {
      university: 'Universidad de Prueba',
      name: { firstName: 'Ana', lastName: 'Paz' },
      documentType: 'cédula de identidad',
      documentNumber: '1',
      gender: 'feminine',
      degree: 'Licenciada en Química',
      career: 'Química',
      faculty,
      ceremony: { name: 'Acto', date: '2026-07-24', location: 'Aula Magna', fields: {} },
      issueDate: '2026-07-24',
      numbers: { record: '1', assigned: '1', folio: '1' },
      fields: {},
      officials,
    },
    paper: {
      birth: undefined,
      code: '',
      verificationPage: undefined,
      resolution: '',
      predecessor: '',
      signatures: new Map(),
    },
  };
}

describe('the record of a ceremony', () => {
  const rector = official('Rectora', 'Dra. Rivas');
  const deanOf = (name: string): SealedOfficial => ({
    ...official('Decano', name),
    ofFaculty: true,
  });
  const dean = deanOf('Dr. Gil');
  const law = titleOf('Derecho', [rector, dean]);

  const signersOf = (titles: readonly [PrintableTitle, ...PrintableTitle[]]) =>
    ceremonyRecordValues(titles, []).signatories.map(({ name }) => name);

  it('is signed by the dean if all titles are of one faculty', () => {
    expect(signersOf([law, law])).toEqual(['Dra. Rivas', 'Dr. Gil']);
  });

  it('is not signed by the dean of one of several faculties', () => {
    const medicine = titleOf('Medicina', [rector, deanOf('Dra. Sol')]);
    expect(signersOf([law, medicine])).toEqual(['Dra. Rivas']);
  });

  it('is signed by the rector of the first title if titles of another faculty name another', () => {
    const other = titleOf('Medicina', [official('Rectora', 'Dr. Mora'), deanOf('Dra. Sol')]);
    expect(signersOf([law, other])).toEqual(['Dra. Rivas']);
  });
});
