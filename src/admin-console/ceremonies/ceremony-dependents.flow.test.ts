import { describe, expect, test } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { ambiguousCareers, missingNomenclatures } from './ceremony-dependents.flow.ts';

describe('careers without a nomenclature', () => {
  const entry: DegreeTitle = {
    id: 1,
    careerId: 7,
    careerName: 'Química',
    genderId: 1,
    genderName: 'Masculino',
    titleName: 'Licenciado en Química',
  };

  test('are listed once per gender', () => {
    const woman = anApplication();
    expect(missingNomenclatures([woman, woman], [entry])).toMatchObject([
      { careerName: 'Química', genderId: 2 },
    ]);
    expect(missingNomenclatures([woman], [{ ...entry, genderId: 2 }])).toEqual([]);
    expect(missingNomenclatures([woman], [{ ...entry, genderId: 2, titleName: '' }])).toHaveLength(
      1,
    );
  });

  test('are found by name if an application has no career id', () => {
    const career = { id: undefined, name: 'Química', facultyName: undefined };
    const woman = anApplication({ career });
    expect(missingNomenclatures([woman], [{ ...entry, genderId: 2 }])).toEqual([]);
    expect(missingNomenclatures([woman], [entry])).toHaveLength(1);
  });

  test('are not guessed if several careers have the name', () => {
    const career = { id: undefined, name: 'Química', facultyName: undefined };
    const woman = anApplication({ career });
    const entries = [7, 8].map((careerId) => ({ ...entry, careerId, genderId: 2 }));
    expect(missingNomenclatures([woman], entries)).toEqual([]);
    expect(ambiguousCareers([woman, woman], entries)).toEqual(['Química']);
    expect(ambiguousCareers([anApplication()], entries)).toEqual([]);
  });

  test('ignore applications without a gender', () => {
    const unknown = anApplication({ student: { genderId: undefined } });
    expect(missingNomenclatures([unknown], [])).toEqual([]);
  });
});
