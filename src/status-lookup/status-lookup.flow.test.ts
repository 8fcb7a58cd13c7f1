import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { applicationStatusReport } from '../api/applications/application-status.schema.ts';
import {
  adviceFor,
  afterTyping,
  beginSearch,
  isUnderWay,
  isWrongProof,
  type Lookup,
} from './status-lookup.flow.ts';

test('a search uses the code in capitals, without surrounding spaces', () => {
  expect(beginSearch('  ag-2025-001 ', 'person')).toEqual({
    status: 'searching',
    code: 'AG-2025-001',
    origin: 'person',
  });
});

test('nothing but spaces is no code', () => {
  expect(beginSearch(' \t ', 'person')).toEqual({ status: 'blank' });
});

test('the format is a hint: any other text is searched for too', () => {
  expect(beginSearch('x', 'host')).toMatchObject({ status: 'searching', code: 'X' });
});

test('typing clears the problem of the empty field, and nothing else', () => {
  const searching = beginSearch('AG-2025-001', 'person');
  expect(afterTyping({ status: 'blank' })).toEqual({ status: 'idle' });
  expect(afterTyping(searching)).toBe(searching);
});

test('the same code is not searched for twice at once, another one is', () => {
  const searching = beginSearch('AG-2025-001', 'person');
  expect(isUnderWay(searching, ' ag-2025-001')).toBe(true);
  expect(isUnderWay(searching, 'AG-2025-002')).toBe(false);
  expect(isUnderWay({ status: 'idle' }, '')).toBe(false);
});

test('a proof is wrong while it is the one that left the data masked', () => {
  const report = applicationStatusReport('AG-2025-001');
  const found = (isMasked: boolean, proof: string): Lookup => ({
    status: 'found',
    origin: 'person',
    report: { ...parse(report, { application: { status: 'PENDIENTE' } }), isMasked },
    proof,
    identity: proof,
  });
  expect(isWrongProof(found(true, '678'), '678')).toBe(true);
  expect(isWrongProof(found(true, '678'), '67')).toBe(false);
  expect(isWrongProof(found(true, ' '), ' ')).toBe(false);
  expect(isWrongProof(found(false, '678'), '678')).toBe(false);
  expect(isWrongProof({ status: 'idle' }, '')).toBe(false);
});

test.each<[ApiErrorKind, number | undefined, string]>([
  ['not-found', 404, 'check-code'],
  ['invalid', 422, 'check-code'],
  ['refused', 200, 'check-code'],
  ['refused', 400, 'check-code'],
  ['refused', 408, 'try-again'],
  ['rate-limited', 429, 'try-again'],
  ['server', 503, 'try-again'],
  ['server', 500, 'try-again'],
  ['conflict', 409, 'check-code'],
  ['network', undefined, 'try-again'],
  ['timeout', undefined, 'try-again'],
  ['unreadable', 200, 'try-again'],
  ['forbidden', 403, 'try-again'],
])('a failure of kind %s with status %s advises: %s', (kind, status, advice) => {
  expect(adviceFor(new ApiError({ kind, status, call: 'GET /api/public/status/{code}' }))).toBe(
    advice,
  );
});

test('an error other than a failed call advises a retry', () => {
  expect(adviceFor(new TypeError('x'))).toBe('try-again');
});
