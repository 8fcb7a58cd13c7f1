import { expect, test } from 'vitest';
import { emptyDraft } from '../draft/application-draft.ts';
import { context, fullDraft } from '../wizard.fixtures.ts';
import { type ProgressAction, reduceProgress, startProgress } from './progress.flow.ts';
import { problemsOf } from './wizard.flow.ts';

const after = (...actions: readonly ProgressAction[]) =>
  actions.reduce(reduceProgress, startProgress());

test('a problem is shown once the focus left its field, and not while it is edited', () => {
  expect(after({ type: 'left', field: 'email' }).shown).toEqual(['email']);
  const edited = after(
    { type: 'left', field: 'email' },
    { type: 'left', field: 'idNumber' },
    { type: 'edited', change: { email: 'a' } },
  );
  expect(edited.shown).toEqual(['idNumber']);
});

test('each blocked attempt is counted, so that the summary takes the focus again', () => {
  const twice = after(
    { type: 'blocked', fields: ['email'] },
    { type: 'blocked', fields: ['email', 'idNumber'] },
  );
  expect(twice.attempts).toBe(2);
  expect(twice.shown).toEqual(['email', 'idNumber']);
});

test('going back loses nothing and remembers the furthest step', () => {
  const back = after(
    { type: 'edited', change: fullDraft },
    { type: 'went', step: 'review' },
    { type: 'blocked', fields: [] },
    { type: 'went', step: 'ceremony' },
  );
  expect(back).toMatchObject({
    draft: fullDraft,
    step: 'ceremony',
    reached: 'review',
    attempts: 0,
  });
});

test('a saved draft begins at the first step that is no longer complete', () => {
  const restored = startProgress(undefined, {
    draft: { ...fullDraft, idNumber: '' },
    step: 'review',
  });
  const problems = problemsOf(restored.draft, context);
  const { draft, prefill, isRestored } = restored;
  const { choices } = context;
  const settled = reduceProgress(restored, {
    type: 'settled',
    choices,
    draft,
    prefill,
    isRestored,
    problems,
  });
  expect(settled).toMatchObject({ step: 'details', reached: 'details' });
});

test('with the lists of the page a blank wizard is ready, and a saved draft waits until it is checked', () => {
  const { choices } = context;
  const saved = { draft: fullDraft, step: 'review' } as const;
  expect(startProgress(undefined, undefined, choices).lists).toEqual({ status: 'ready', choices });
  expect(startProgress(undefined, saved, choices).lists).toEqual({ status: 'unread' });
});

test('starting over clears everything', () => {
  const fresh = after({ type: 'edited', change: fullDraft }, { type: 'restarted' });
  expect(fresh).toEqual({ ...startProgress(), draft: emptyDraft, restarts: 1 });
});
