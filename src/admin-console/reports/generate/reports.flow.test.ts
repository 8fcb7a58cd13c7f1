import { expect, test } from 'vitest';
import type { ListState } from '#admin-console/data/use-list.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import {
  ceremonyOptions,
  noSelection,
  type ReportFilters,
  readChoice,
  requestOf,
} from './reports.flow.ts';

function ceremony(id: number, name: string, day?: number): Ceremony {
  return {
    id,
    name,
    date: day === undefined ? undefined : { year: 2026, month: 7, day },
    location: undefined,
    description: undefined,
    status: 'open',
    initialNumbers: { record: undefined, assigned: undefined, folio: undefined },
  };
}

const rows = [ceremony(1, 'Uno', 1), ceremony(2, 'Sin fecha'), ceremony(3, 'Tres', 30)];
const ready = { status: 'ready', rows, isRefreshing: false } as const;

const asked = (filters: Partial<ReportFilters>, list: ListState<Ceremony> = ready) =>
  requestOf(readChoice({ ...noSelection, ...filters }, list));

test('offers the newest ceremony first, and all of them only if none is required', () => {
  const optionIds = (kind: Parameters<typeof ceremonyOptions>[0]) =>
    ceremonyOptions(kind, rows).map((option) => (option.kind === 'all' ? 'every' : option.id));
  expect(optionIds(undefined)).toEqual(['every', 3, 1, 2]);
  expect(optionIds('contact-list-applicants')).toEqual(['every', 3, 1, 2]);
  expect(optionIds('confirmed-students')).toEqual([3, 1, 2]);
  expect(optionIds('contact-list-confirmed')).toEqual([3, 1, 2]);
});

test('reports a problem before sending anything', () => {
  expect(asked({})).toBe('no-kind');
  expect(asked({ type: 'confirmed-students' })).toBe('no-ceremony');
  expect(asked({ type: 'contact-list-confirmed', ceremony: 'todas' })).toBe('no-ceremony');
  expect(asked({ type: 'graduated-applications', ceremony: '9' })).toBe('gone-ceremony');
});

test('the request has the selected values', () => {
  expect(asked({ type: 'graduated-applications' })).toEqual({
    kind: 'graduated-applications',
    format: 'CSV',
    ceremonyId: undefined,
  });
  expect(asked({ type: 'confirmed-students', format: 'PDF', ceremony: '3' })).toEqual({
    kind: 'confirmed-students',
    format: 'PDF',
    ceremonyId: 3,
  });
});

test('without the list, the request has the ceremony from the URL, never all of them', () => {
  const link = { type: 'graduated-applications', ceremony: '3' };
  expect(asked(link, { status: 'loading' })).toMatchObject({ ceremonyId: 3 });
});

test('checks the values from the URL', () => {
  expect(asked({ type: '__proto__' })).toBe('no-kind');
  expect(asked({ type: 'graduated-applications', format: 'EXE', ceremony: '-1' })).toEqual({
    kind: 'graduated-applications',
    format: 'CSV',
    ceremonyId: undefined,
  });
});
