import { describe, expect, test } from 'vitest';
import { type ApplicationChange, anApplication } from '../application/application.fixtures.ts';
import type { Application } from '../application/application.ts';
import { aCeremony } from '../ceremony/ceremony.fixtures.ts';
import type { Ceremony } from '../ceremony/ceremony.ts';
import { aTitle } from './issued-title.fixtures.ts';
import type { IssuedTitle } from './issued-title.ts';
import { applicationsOfCeremony, titleFinder, titlesOfCeremony } from './title-finder.ts';

const name = 'Acto Julio';

function applicationIn(change: ApplicationChange = {}): Application {
  const ceremony = { id: 1, name, date: undefined };
  return anApplication({ student: { idNumber: '7' }, ceremony, ...change });
}

function titleIn(change: Partial<IssuedTitle> = {}): IssuedTitle {
  return aTitle({ idNumber: undefined, careerName: undefined, ceremonyName: name, ...change });
}

describe('the titles of an application', () => {
  const byPerson = { applicationCode: undefined, idNumber: '7', careerName: 'Química' };

  test.each([
    ['its code', {}, {}, 1],
    ['its code, spaces and case aside', { applicationCode: ' ag-2026-001 ' }, {}, 1],
    ['another code', { applicationCode: 'AG-2026-002' }, {}, 0],
    ['no code on either side', { applicationCode: undefined }, { code: '' }, 0],
    ['a blank code on either side', { applicationCode: '' }, { code: '' }, 0],
    ['person, career and ceremony, where it has no code', byPerson, {}, 1],
    ['another career', { ...byPerson, careerName: 'Física' }, {}, 0],
    ['another person', { ...byPerson, idNumber: '8' }, {}, 0],
    ['nobody', { ...byPerson, idNumber: ' ' }, {}, 0],
  ])('by %s', (_, title, application, count) => {
    expect(titleFinder([titleIn(title)])(applicationIn(application))).toHaveLength(count);
  });

  test('are all of them, where a server issued two', () => {
    const titles = [titleIn(), titleIn({ id: 2 })];
    expect(titleFinder(titles)(applicationIn())).toEqual(titles);
  });
});

describe('of two ceremonies with one name', () => {
  const ceremonies = [aCeremony({ id: 1, name }), aCeremony({ id: 2, name })];

  test.each([
    ['of the first', { id: 1, name: 'Otro nombre' }, [1]],
    ['of the second', { id: 2, name: 'Acto Julio' }, [2]],
    ['of one of them', { id: undefined, name: ' Acto Julio ' }, [1, 2]],
    ['of none', { id: undefined, name: undefined }, []],
  ])('an application is %s', (_, ceremony, ids) => {
    const applications = [applicationIn({ ceremony: { ...ceremony, date: undefined } })];
    const isOf = ({ id }: Ceremony) =>
      applicationsOfCeremony({ id }, { ceremonies, applications }).length > 0;
    expect(ceremonies.filter(isOf).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['of its application’s', {}, [2]],
    ['of one of them, where its application is not known', { applicationCode: 'AG-9' }, [1, 2]],
    ['of none, where it names another', { applicationCode: 'AG-9', ceremonyName: 'Otro' }, []],
    ['of one of them, where it has no code', { applicationCode: undefined }, [1, 2]],
  ])('a title is %s', (_, title, ids) => {
    const ceremony = { id: 2, name: 'Acto Julio', date: undefined };
    const lists = { ceremonies, applications: [applicationIn({ ceremony })] };
    const isOf = ({ id }: Ceremony) =>
      titlesOfCeremony({ id }, { ...lists, titles: [titleIn(title)] }).length > 0;
    expect(ceremonies.filter(isOf).map(({ id }) => id)).toEqual(ids);
  });
});
