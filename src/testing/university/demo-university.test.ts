import { describe, expect, it } from 'vitest';
import { createDemoUniversity } from './demo-university.ts';

const today = '2026-06-15';
const days = [today, '2026-01-01', '2026-12-31', '2028-02-29'];

function count<T>(rows: readonly T[], matches: (row: T) => boolean): number {
  return rows.filter(matches).length;
}

describe('the demonstration university', () => {
  it.each(days)('holds the figures of the dashboard on %s', (day) => {
    const { applications, ceremonies, titles } = createDemoUniversity({ today: day });
    expect({
      pending: count(applications, (row) => row.status === 'PENDIENTE'),
      confirmed: count(applications, (row) => row.status === 'CONFIRMADA'),
      open: count(ceremonies, (row) => row.status === 'ABIERTO'),
      titles: titles.length,
    }).toEqual({ pending: 24, confirmed: 156, open: 3, titles: 142 });
  });

  it('is the same for the same day and seed, and other for another seed', () => {
    const again = createDemoUniversity({ today });
    expect(createDemoUniversity({ today })).toEqual(again);
    expect(createDemoUniversity({ today, seed: 7 }).applications).not.toEqual(again.applications);
  });

  it('gives every caller separate rows', () => {
    const first = createDemoUniversity({ today });
    for (const faculty of first.faculties) faculty.name = 'Otra';
    expect(createDemoUniversity({ today }).faculties[0]?.name).toBe('Facultad de Ingeniería');
  });

  it.each(days)('numbers codes without a gap in each year on %s', (day) => {
    const { applications } = createDemoUniversity({ today: day });
    const prefixes = new Set(applications.map((row) => row.application_code.slice(0, 7)));
    for (const prefix of prefixes) {
      const rows = applications.filter((row) => row.application_code.startsWith(prefix));
      const expected = rows.map((_, index) => `${prefix}-${String(index + 1).padStart(3, '0')}`);
      expect(rows.map((row) => row.application_code)).toEqual(expected);
      expect(rows.every((row) => row.applied_at.startsWith(prefix.slice(3)))).toBe(true);
    }
  });

  it.each(days)('has nobody apply or be decided upon after %s', (day) => {
    const { applications } = createDemoUniversity({ today: day });
    const moments = applications.flatMap((row) => [row.applied_at, row.updated_at ?? '']);
    expect(moments.every((moment) => moment < `${day}T23:59`)).toBe(true);
  });

  it.each(days)('keeps completed acts before, open ones after %s, each by its own name', (day) => {
    const { ceremonies } = createDemoUniversity({ today: day });
    for (const { status, ceremony_date } of ceremonies) {
      expect(ceremony_date < day).toBe(status === 'COMPLETADO');
    }
    expect(new Set(ceremonies.map((row) => row.name)).size).toBe(ceremonies.length);
  });

  it('issues titles to confirmed people of completed acts only, no number twice', () => {
    const { applications, ceremonies, titles } = createDemoUniversity({ today });
    for (const title of titles) {
      const application = applications.find((row) => row.id === title.application_id);
      const ceremony = ceremonies.find((row) => row.id === application?.ceremony_id);
      expect([application?.status, ceremony?.status]).toEqual(['CONFIRMADA', 'COMPLETADO']);
    }
    for (const series of ['record_registry', 'assigned_registry', 'folio_registry'] as const) {
      expect(new Set(titles.map((title) => title[series])).size).toBe(titles.length);
    }
  });

  it('leaves pending applications out of completed acts', () => {
    const { applications, ceremonies } = createDemoUniversity({ today });
    const pending = applications.filter((row) => row.status === 'PENDIENTE');
    const statuses = pending.map(
      (row) => ceremonies.find((entry) => entry.id === row.ceremony_id)?.status,
    );
    expect(statuses).not.toContain('COMPLETADO');
  });

  it('has no two people with one document', () => {
    const { applications } = createDemoUniversity({ today });
    expect(new Set(applications.map((row) => row.id_number)).size).toBe(applications.length);
  });

  it('refuses a day that is none', () => {
    expect(() => createDemoUniversity({ today: '15/06/2026' })).toThrow(RangeError);
  });
});
