import { describe, expect, test } from 'vitest';
import type { DegreeTitle } from '../../domain/degree/degree-title.ts';
import { aCeremony, anApplication, aTitle } from './ceremony.fixtures.ts';
import { applicationsOf, missingNomenclatures, titlesOf } from './ceremony-ties.flow.ts';

const july = aCeremony({ id: 1, name: 'Acto Julio' });

describe('applications of a ceremony', () => {
  test.each([
    [{ id: 1, name: 'Otro nombre' }, 1],
    [{ id: 2, name: 'Acto Julio' }, 0],
    [{ id: undefined, name: ' Acto Julio ' }, 1],
    [{ id: undefined, name: undefined }, 0],
  ])('%j', (tied, count) => {
    const application = anApplication({ ceremony: { ...tied, date: undefined } });
    expect(applicationsOf(july, [application])).toHaveLength(count);
  });
});

describe('titles of a ceremony', () => {
  const application = anApplication({
    code: 'AG-1',
    ceremony: { id: 2, name: 'Acto Julio', date: undefined },
  });

  test('by the application’s ceremony where two share a name', () => {
    const title = aTitle({ applicationCode: 'AG-1', ceremonyName: 'Acto Julio' });
    expect(titlesOf(july, [title], [application])).toEqual([]);
    expect(titlesOf({ ...july, id: 2 }, [title], [application])).toEqual([title]);
  });

  test('by the name where there is nothing else', () => {
    const title = aTitle({ applicationCode: 'AG-9', ceremonyName: 'Acto Julio ' });
    expect(titlesOf(july, [title], [application])).toEqual([title]);
  });
});

describe('careers without a nomenclature', () => {
  const entry: DegreeTitle = {
    id: 1,
    careerId: 7,
    careerName: 'Química',
    genderId: 1,
    genderName: 'Masculino',
    titleName: 'Licenciado en Química',
  };

  test('are told by gender, each once', () => {
    const woman = anApplication();
    expect(missingNomenclatures([woman, woman], [entry])).toEqual([
      { careerName: 'Química', genderId: 2 },
    ]);
    expect(missingNomenclatures([woman], [{ ...entry, genderId: 2 }])).toEqual([]);
    expect(missingNomenclatures([woman], [{ ...entry, genderId: 2, titleName: '' }])).toHaveLength(
      1,
    );
  });

  test('are found by name when an application has no career id', () => {
    const career = { id: undefined, name: 'Química', facultyName: undefined };
    const woman = anApplication({ career });
    expect(missingNomenclatures([woman], [{ ...entry, genderId: 2 }])).toEqual([]);
    expect(missingNomenclatures([woman], [entry])).toHaveLength(1);
  });

  test('an application without a gender can’t be judged', () => {
    const { student } = anApplication();
    const unknown = anApplication({ student: { ...student, genderId: undefined } });
    expect(missingNomenclatures([unknown], [])).toEqual([]);
  });
});
