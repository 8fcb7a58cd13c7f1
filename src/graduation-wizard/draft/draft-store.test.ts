import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage, type SafeStorage } from '#session/safe-storage.ts';
import { fullDraft } from '../wizard.fixtures.ts';
import { emptyDraft } from './application-draft.ts';
import { draftStore } from './draft-store.ts';

const name = 'birrete-wizard-draft:/solicitar';
const entryOf = (draft: object, step = 'details') =>
  JSON.stringify({ version: 2, savedAt: Date.now(), step, draft });
const storeOver = (storage: SafeStorage) => draftStore(storage, '/solicitar');

function holding(written: string) {
  const storage = memoryStorage();
  storage.write(name, written);
  return storeOver(storage);
}

describe('a saved draft', () => {
  test('is restored, except for the number of the identity document', () => {
    const storage = memoryStorage();
    storeOver(storage).keep({ draft: fullDraft, step: 'review' });
    expect(storage.read(name)).not.toContain('24.567.890');
    expect(storeOver(storage).read()).toEqual({
      draft: { ...fullDraft, idNumber: '' },
      step: 'review',
    });
  });

  test('leaves only the fields of the receipt once the application is received', () => {
    const storage = memoryStorage();
    const sentOn = { year: 2026, month: 6, day: 15 };
    const received = { code: 'AG-2026-001', sentOn, ceremony: undefined, career: undefined };
    storeOver(storage).keep({ draft: fullDraft, step: 'review', received });
    const { ceremonyId, careerId, genderId, email } = storeOver(storage).read()?.draft ?? {};
    expect({ ceremonyId, careerId, genderId, email }).toEqual({ email: '' });
  });

  test('is not visible to a wizard with another key', () => {
    const storage = memoryStorage();
    storeOver(storage).keep({ draft: fullDraft, step: 'review' });
    expect(draftStore(storage, '/otra').read()).toBeUndefined();
  });

  test('is removed when it is discarded or empty', () => {
    const storage = memoryStorage();
    const store = storeOver(storage);
    store.keep({ draft: fullDraft, step: 'review' });
    store.keep({ draft: { ...emptyDraft, idNumber: '1' }, step: 'details' });
    expect(storage.read(name)).toBeUndefined();
    store.keep({ draft: fullDraft, step: 'review' });
    store.discard();
    expect(store.read()).toBeUndefined();
  });

  test('expires an hour after its last change, and then leaves the tab', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const storage = memoryStorage();
    storeOver(storage).keep({ draft: fullDraft, step: 'review' });
    vi.advanceTimersByTime(59 * 60_000);
    const reloaded = storeOver(storage);
    const restored = reloaded.read();
    expect(restored?.step).toBe('review');
    // A reload saves what it restored; that is no change.
    if (restored) reloaded.keep(restored);

    vi.advanceTimersByTime(60_000);
    expect(storeOver(storage).read()).toBeUndefined();
    expect(storage.read(name)).toBeUndefined();
  });

  test('is discarded when the clock was set back, since its age is unknown', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const storage = memoryStorage();
    storeOver(storage).keep({ draft: fullDraft, step: 'review' });
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(storeOver(storage).read()).toBeUndefined();
  });
});

describe('entries that the store did not write', () => {
  test.each([
    ['', undefined],
    ['{', undefined],
    ['null', undefined],
    ['{"version":1,"draft":{"firstName":"Ana"}}', undefined],
    ['{"version":3,"savedAt":1,"draft":{"firstName":"Ana"}}', undefined],
    [entryOf({ firstName: 'a'.repeat(30_000) }), undefined],
  ])('%.60s is no draft', (written, expected) => {
    expect(holding(written).read()).toBe(expected);
  });

  test('an invalid field does not affect the others', () => {
    const draft = { firstName: 'Ana', lastName: { script: 1 }, ceremonyId: 'siete', genderId: -1 };
    expect(holding(entryOf(draft, 'nowhere')).read()).toEqual({
      step: 'ceremony',
      draft: { ...emptyDraft, firstName: 'Ana' },
    });
  });

  test('the number of an identity document is never read', () => {
    const draft = { firstName: 'Ana', idNumber: '123' };
    expect(holding(entryOf(draft)).read()?.draft.idNumber).toBe('');
  });

  test('any text is read without a crash', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (written) => {
        expect(() => holding(written).read()).not.toThrow();
      }),
    );
  });
});
