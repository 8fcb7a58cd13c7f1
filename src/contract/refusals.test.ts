import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { type Call, type CallId, calls } from './calls.ts';
import { type RefusalId, refusalFields, refusals } from './refusals.ts';
import type { RefusalAnswer } from './schema/refusal.ts';

const ids = Object.keys(calls) as readonly CallId[];

/** The calls whose refusals name a field under a longer path: 'result.delivered_on'. */
const nested: readonly CallId[] = ['correctHandover'];

function fieldOf(id: RefusalId): string | undefined {
  const { field }: RefusalAnswer = refusals[id];
  return field;
}

function bodyFields(schema: GenericSchema): readonly string[] {
  const entries = 'entries' in schema ? schema.entries : undefined;
  return typeof entries === 'object' && entries !== null ? Object.keys(entries) : [];
}

test.each(ids.filter((id) => (calls[id] as Call).input !== undefined && !nested.includes(id)))(
  '%s has the fields that its conflicts name',
  (id) => {
    const { input, refusals: declined = [] }: Call = calls[id];
    const named = declined
      .filter((one) => refusals[one].status === 409)
      .flatMap((one) => fieldOf(one) ?? []);
    expect(input === undefined ? [] : bodyFields(input)).toEqual(expect.arrayContaining(named));
  },
);

test('a refusal about several fields names each with the stored value', () => {
  const stored = { record_initial: '001', folio_initial: '0501' };
  expect(refusalFields({ id: 'ceremonyNumbersFixed', values: { titles: 1 }, stored })).toEqual({
    record_initial: 'Sigue siendo 001: ya hay títulos emitidos.',
    folio_initial: 'Sigue siendo 0501: ya hay títulos emitidos.',
  });
  expect(refusalFields({ id: 'ceremonyHasTitles' })).toBeUndefined();
  expect(refusalFields({ id: 'ceremonyDatePast' }, 'date')).toHaveProperty('date');
});

test('a field that a refusal names is in the body of a call', () => {
  const fields = new Set(
    ids.flatMap((id) => {
      const { input, refusals: declined = [] }: Call = calls[id];
      const known = input === undefined ? [] : bodyFields(input);
      return declined.filter((one) => known.includes(fieldOf(one) ?? ''));
    }),
  );
  const named = (Object.keys(refusals) as readonly RefusalId[]).filter((id) => fieldOf(id));
  const elsewhere = named.filter((id) => !fields.has(id));
  expect(elsewhere).toEqual([]);
});
