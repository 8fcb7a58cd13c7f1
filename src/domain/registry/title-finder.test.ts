import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import type { Ceremony } from '../ceremony/ceremony.ts';
import type { IssuedTitle } from './issued-title.ts';
import { applicationsOfCeremony, titleFinder, titlesOfCeremony } from './title-finder.ts';

const nothing = {
  email: undefined,
  phone: undefined,
  dateOfBirth: undefined,
  placeOfBirth: undefined,
  notes: undefined,
  appliedAt: undefined,
  updatedAt: undefined,
  createdAt: undefined,
  facultyName: undefined,
  location: undefined,
  description: undefined,
  issueDate: undefined,
};
const noNumbers = { record: undefined, assigned: undefined, folio: undefined };

function aCeremony(id: number, date: Ceremony['date'] = undefined): Ceremony {
  const { location, description } = nothing;
  const initialNumbers = noNumbers;
  return { id, name: 'Acto Julio', date, location, description, status: 'open', initialNumbers };
}

function anApplication(change: Partial<Application> = {}): Application {
  const { email, phone, dateOfBirth, placeOfBirth, notes, appliedAt, updatedAt } = nothing;
  return {
    id: 1,
    code: 'AG-2026-001',
    status: 'confirmed',
    student: {
      name: { first: 'Ana', last: 'Pérez' },
      identificationType: 'V',
      idNumber: '7',
      genderId: 2,
      email,
      phone,
      dateOfBirth,
      placeOfBirth,
    },
    ceremony: { id: 1, name: 'Acto Julio', date: undefined },
    career: { id: 7, name: 'Química', facultyName: undefined },
    notes,
    appliedAt,
    updatedAt,
    ...change,
  };
}

function aTitle(change: Partial<IssuedTitle> = {}): IssuedTitle {
  const { facultyName, issueDate, notes, createdAt, updatedAt } = nothing;
  return {
    id: 1,
    applicationCode: 'AG-2026-001',
    fullName: 'Ana Pérez',
    idNumber: undefined,
    careerName: undefined,
    ceremonyName: 'Acto Julio',
    ceremonyDate: undefined,
    degreeTitle: undefined,
    registry: noNumbers,
    facultyName,
    issueDate,
    notes,
    createdAt,
    updatedAt,
    ...change,
  };
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
    expect(titleFinder([aTitle(title)])(anApplication(application))).toHaveLength(count);
  });

  test('are all of them, where a server issued two', () => {
    const titles = [aTitle(), aTitle({ id: 2 })];
    expect(titleFinder(titles)(anApplication())).toEqual(titles);
  });
});

describe('of two ceremonies with one name', () => {
  const ceremonies = [aCeremony(1), aCeremony(2)];

  test.each([
    ['of the first', { id: 1, name: 'Otro nombre' }, [1]],
    ['of the second', { id: 2, name: 'Acto Julio' }, [2]],
    ['of one of them', { id: undefined, name: ' Acto Julio ' }, [1, 2]],
    ['of none', { id: undefined, name: undefined }, []],
  ])('an application is %s', (_, ceremony, ids) => {
    const applications = [anApplication({ ceremony: { ...ceremony, date: undefined } })];
    const isOf = ({ id }: Ceremony) =>
      applicationsOfCeremony({ id }, { ceremonies, applications }).length > 0;
    expect(ceremonies.filter(isOf).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['of its application’s', {}, [2]],
    ['of one of them, where its application is not known', { applicationCode: 'AG-9' }, [1, 2]],
    ['of none, where it names another', { applicationCode: 'AG-9', ceremonyName: 'Otro' }, []],
  ])('a title is %s', (_, title, ids) => {
    const ceremony = { id: 2, name: 'Acto Julio', date: undefined };
    const lists = { ceremonies, applications: [anApplication({ ceremony })] };
    const isOf = ({ id }: Ceremony) =>
      titlesOfCeremony({ id }, { ...lists, titles: [aTitle(title)] }).length > 0;
    expect(ceremonies.filter(isOf).map(({ id }) => id)).toEqual(ids);
  });
});
