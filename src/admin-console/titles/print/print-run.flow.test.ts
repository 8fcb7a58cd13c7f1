import { describe, expect, it } from 'vitest';
import type { ItemState } from '#admin-console/batch/batch-run.flow.ts';
import type { PrintedFile, PrintProblem } from '#domain/document/print.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { documentCount, inRegisterOrder, joinRuns, partsOf, stoppedAt } from './print-run.flow.ts';

const july = { ceremonyName: 'Julio', ceremonyDate: { year: 2026, month: 7, day: 10 } };
const march = { ceremonyName: 'Marzo', ceremonyDate: { year: 2026, month: 3, day: 6 } };
const titles = [1, 2, 3, 4, 5].map((id) => aTitle({ id, ...(id > 3 ? march : july) }));
const printedIds = (parts: ReturnType<typeof partsOf>) =>
  parts.map((part) => part.map(({ id }) => id));

describe('the files of a print', () => {
  it('have at most as many sheets as the user chose, in order', () => {
    expect(printedIds(partsOf(titles, 'title', 2))).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('are one for all titles that fit', () => {
    expect(printedIds(partsOf(titles, 'certificate', 25))).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('are one for each ceremony of a record', () => {
    expect(printedIds(partsOf(titles, 'ceremony-record', 100))).toEqual([[1], [4]]);
  });
});

const done = <Result>(result: Result) => ({ kind: 'done', result }) as const;

/** A print of three files, each in the same states. */
function print(check: ItemState<readonly PrintProblem[]>, state: ItemState<PrintedFile>) {
  const files = partsOf(titles, 'title', 2).map((part, index) => ({
    part,
    index,
    templateId: 1,
    job: String(index),
  }));
  return joinRuns(
    { phase: 'finished', items: files.map((item) => ({ item, state: check })) },
    {
      phase: state.kind === 'waiting' ? 'ready' : 'finished',
      items: files.map((item) => ({ item, state })),
    },
  );
}

it('prints in the order of the register, however the list is sorted', () => {
  const shown = [titles[4], titles[0], titles[2]].flatMap((title) => title ?? []);
  expect(inRegisterOrder(shown, titles).map(({ id }) => id)).toEqual([1, 3, 5]);
});

it('a stopped print names the first title that is not in a file', () => {
  const run = print(done([]), { kind: 'waiting' });
  expect(documentCount(run)).toBe(5);
  const file = { name: 'a.pdf', pdf: new Uint8Array(), documents: 2, onHold: [] };
  expect(stoppedAt({ ...run, files: [file] })?.id).toBe(3);
});

describe('the phase of a print', () => {
  const waiting = { kind: 'waiting' } as const;
  const failed = { kind: 'failed', message: 'Error' } as const;
  const problem = {
    titleId: 1,
    problem: { kind: 'missing-image', block: 1, image: 'firma' },
  } as const;
  const file = { name: 'a.pdf', pdf: new Uint8Array(), documents: 2, onHold: [] };

  it('is doubtful once all files are checked and some have problems', () => {
    expect(print(done([]), waiting).phase).toEqual({ kind: 'printing' });
    expect(print(done([problem]), waiting).phase.kind).toBe('doubtful');
  });

  it('names the failure, whether of a check or of a file', () => {
    const paused = { kind: 'paused', failure: { message: 'Error' } };
    expect(print(failed, waiting).phase).toEqual(paused);
    expect(print(done([]), failed).phase).toEqual(paused);
  });

  it('is done when every file is saved', () => {
    expect(print(done([]), done(file)).phase).toEqual({ kind: 'done' });
  });
});
