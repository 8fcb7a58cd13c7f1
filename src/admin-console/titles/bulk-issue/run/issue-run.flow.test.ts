import { describe, expect, test } from 'vitest';
import { anOrder } from '../bulk-issue.fixtures.ts';
import {
  type IssueStep,
  initialIssue,
  isUnderWay,
  maySend,
  reduceIssue,
} from './issue-run.flow.ts';

const order = anOrder([], []);
const result = { issued: 0, of: 0, differences: [] };
const message = 'Error al emitir títulos';
const sent: IssueStep = { type: 'sent', order, startedAt: 0 };
const confirmed: IssueStep = { type: 'confirmed', order };
const verifying: IssueStep = { type: 'verifying', order, message };
const unverified: IssueStep = { type: 'unverified', order, message };
const verified: IssueStep = { type: 'verified', order, message, result };
const compared: IssueStep = { type: 'compared', order, result };
const opened: IssueStep = { type: 'dialog-opened' };
const closed: IssueStep = { type: 'dialog-closed' };

const stateAfter = (...steps: readonly IssueStep[]) => steps.reduce(reduceIssue, initialIssue);
const runAfter = (...steps: readonly IssueStep[]) => stateAfter(...steps).run;

test('nothing is sent while an issue is under way or its result unknown', () => {
  expect(maySend(initialIssue.run)).toBe(true);
  const issuing = runAfter(sent);
  expect([maySend(issuing), isUnderWay(issuing)]).toEqual([false, true]);
  const unknown = runAfter(sent, verifying, unverified);
  expect([maySend(unknown), isUnderWay(unknown)]).toEqual([false, false]);
  expect(maySend(runAfter(sent, verifying, verified))).toBe(true);
});

test('an order is ignored while another is under way or unverified', () => {
  const second: IssueStep = { type: 'sent', order: anOrder([], []), startedAt: 1 };
  expect(runAfter(sent, second)).toEqual({ kind: 'issuing', order, startedAt: 0 });
  expect(runAfter(sent, verifying, unverified, second).kind).toBe('unverified');
  expect(runAfter(sent, verifying, verified, second)).toMatchObject({ startedAt: 1 });
});

describe('closing the dialog', () => {
  test.each([
    ['under way', [sent], 'issuing'],
    ['being verified', [sent, verifying], 'verifying'],
    ['unverified', [sent, verifying, unverified], 'unverified'],
    ['verified', [sent, verifying, verified], 'idle'],
    ['refused', [sent, { type: 'refused', order, message }], 'idle'],
    ['confirmed', [sent, confirmed], 'idle'],
  ] as const)('an issue that is %s', (_, steps, kind) => {
    expect(runAfter(opened, ...steps, closed).kind).toBe(kind);
  });

  test('an issue that is confirmed while no dialog is open ends with its result', () => {
    const state = stateAfter(opened, sent, closed, confirmed, compared);
    expect(state.run.kind).toBe('idle');
    expect(state.results.get(order.ceremony.id)).toBe(result);
  });
});

test('shows the result of a confirmed issue, or that the titles could not be read', () => {
  expect(runAfter(opened, sent, confirmed)).toMatchObject({ kind: 'issued', result: 'verifying' });
  expect(runAfter(opened, sent, confirmed, compared)).toMatchObject({ kind: 'issued', result });
  const unread = stateAfter(opened, sent, confirmed, {
    type: 'compared',
    order,
    result: undefined,
  });
  expect(unread.run).toMatchObject({ kind: 'issued', result: 'unverified' });
  expect(unread.results.size).toBe(0);
});

test('a late result of an earlier issue does not end the current one', () => {
  const second = anOrder([], []);
  const current: IssueStep = { type: 'sent', order: second, startedAt: 1 };
  const run = runAfter(opened, sent, confirmed, closed, opened, current, closed, compared);
  expect(run).toEqual({ kind: 'issuing', order: second, startedAt: 1 });
});
