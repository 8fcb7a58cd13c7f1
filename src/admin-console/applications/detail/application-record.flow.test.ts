import { describe, expect, it } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { parseTimestamp } from '#domain/calendar/timestamp.ts';
import { shortDate } from '../list/short-date.ts';
import { applicationDetailMessages } from './application-detail.messages.ts';
import { detailLocale, recordSections } from './application-record.flow.ts';

const messages = applicationDetailMessages.defaults;
const detailsOf = (application: ReturnType<typeof anApplication>) =>
  Object.fromEntries(
    recordSections(application, messages, 'es-VE', []).flatMap(({ items }) =>
      items.map(({ term, detail }) => [term, detail]),
    ),
  );

describe('the detail of an application', () => {
  it('formats dates as in Venezuela unless the host sets another locale', () => {
    expect(detailLocale('es-ES')).toBe('es-VE');
    expect(detailLocale('en-US')).toBe('en-US');
    expect(detailsOf(anApplication())['Fecha de nacimiento']).toBe('3 de mayo de 2000');
    const noon = anApplication({ appliedAt: parseTimestamp('2026-05-03T15:04:00') });
    expect(detailsOf(noon)['Fecha de solicitud']).toMatch(/^3 de mayo de 2026.+3:04\sp\.\sm\.$/);
  });

  it('shows "No disponible" for missing values', () => {
    const bare = anApplication({
      student: {
        firstName: undefined,
        lastName: undefined,
        idNumber: undefined,
        identificationType: undefined,
        email: undefined,
        dateOfBirth: undefined,
        placeOfBirth: undefined,
        genderId: 9,
      },
      career: { id: undefined, name: undefined, facultyName: undefined },
      ceremony: { id: undefined, name: undefined, date: undefined },
    });
    expect(new Set(Object.values(detailsOf(bare)))).toEqual(new Set(['No disponible']));
  });

  it('shows the version that the graduate authorised and when, and no line without one', () => {
    expect(detailsOf(anApplication())).not.toHaveProperty('Autorización de datos');
    const givenAt = parseTimestamp('2026-05-03T15:04:00');
    const dated = anApplication({ authorisation: { version: '2026-1', givenAt } });
    expect(detailsOf(dated)['Autorización de datos']).toMatch(
      /^Versión 2026-1, 3 de mayo de 2026.+3:04/,
    );
    const undated = anApplication({ authorisation: { version: '2026-1', givenAt: undefined } });
    expect(detailsOf(undated)['Autorización de datos']).toBe('Versión 2026-1');
  });

  it('states the type of the identity document once', () => {
    const student = { identificationType: 'CI', idNumber: 'C.I. 0912345678' };
    const details = detailsOf(anApplication({ student }));
    expect(details['Número de identificación']).toBe('CI-0912345678');
    expect(details).not.toHaveProperty('Tipo de identificación');
    const untyped = { identificationType: 'V', idNumber: undefined };
    expect(detailsOf(anApplication({ student: untyped }))['Número de identificación']).toBe(
      'No disponible',
    );
  });

  it('names genders by id', () => {
    expect(detailsOf(anApplication({ student: { genderId: 1 } })).Género).toBe('Masculino');
    expect(detailsOf(anApplication({ student: { genderId: 2 } })).Género).toBe('Femenino');
  });
});

describe('the short date', () => {
  it('is the same calendar date in every time zone', () => {
    const format = shortDate('es-ES');
    const timestamp = parseTimestamp('03/05/2026');
    expect(timestamp && format(timestamp)).toBe('03/05/2026');
  });
});
