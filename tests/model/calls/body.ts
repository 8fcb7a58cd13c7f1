import fc, { type Arbitrary } from 'fast-check';
import type { ModelBody } from '../model-call.ts';
import { type Field, omitted } from './values.ts';

type Fields = Readonly<Record<string, Field>>;
type Entry = readonly [key: string, value: unknown];

/** A body of these fields, with none, one or two unusual values; seldom something else than an object. */
export function bodyOf(fields: Fields): Arbitrary<ModelBody> {
  const usual = fc.record(
    Object.fromEntries(Object.entries(fields).map(([key, { usual }]) => [key, usual])),
  );
  const fault = fc.oneof(
    ...Object.entries(fields).map(([key, { unusual }]) =>
      unusual.map((value): Entry => [key, value]),
    ),
  );
  const faults = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Entry[]>([]) },
    { weight: 4, arbitrary: fc.array(fault, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(fault, { minLength: 2, maxLength: 2 }) },
  );
  const objects = fc
    .tuple(usual, faults)
    .map(([body, changes]) => json(withChanges(Object.entries(body), changes)));
  return fc.oneof(
    { weight: 30, arbitrary: objects },
    {
      weight: 1,
      arbitrary: fc.constantFrom<ModelBody>(
        { kind: 'none' },
        json({}),
        json([]),
        json('texto'),
        json(null),
        { kind: 'raw', text: '{"name":' },
      ),
    },
  );
}

export const noBody: Arbitrary<ModelBody> = fc.constant({ kind: 'none' });

function json(value: unknown): ModelBody {
  return { kind: 'json', value };
}

function withChanges(body: readonly Entry[], changes: readonly Entry[]) {
  const entries = new Map<string, unknown>([...body, ...changes]);
  return Object.fromEntries([...entries].filter(([, value]) => value !== omitted));
}
