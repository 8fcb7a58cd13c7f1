import { describe, expect, it } from 'vitest';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import {
  beginRun,
  documentCount,
  groupProblems,
  inRegisterOrder,
  partsOf,
  stoppedAt,
} from './print-run.flow.ts';

const july = { ceremonyName: 'Julio', ceremonyDate: { year: 2026, month: 7, day: 10 } };
const march = { ceremonyName: 'Marzo', ceremonyDate: { year: 2026, month: 3, day: 6 } };
const titles = [1, 2, 3, 4, 5].map((id) => aTitle({ id, ...(id > 3 ? march : july) }));
const idsOf = (parts: ReturnType<typeof partsOf>) => parts.map((part) => part.map(({ id }) => id));

describe('the files of a print', () => {
  it('have at most as many sheets as the user chose, in order', () => {
    expect(idsOf(partsOf(titles, 'title', 2))).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('are one for all titles that fit', () => {
    expect(idsOf(partsOf(titles, 'certificate', 25))).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('are one for each ceremony of a record', () => {
    expect(idsOf(partsOf(titles, 'ceremony-record', 100))).toEqual([[1], [4]]);
  });
});

it('prints in the order of the register, however the list is sorted', () => {
  const shown = [titles[4], titles[0], titles[2]].flatMap((title) => title ?? []);
  expect(inRegisterOrder(shown, titles).map(({ id }) => id)).toEqual([1, 3, 5]);
});

it('a stopped print names the first title that is not in a file', () => {
  const run = beginRun(partsOf(titles, 'title', 2));
  expect(documentCount(run)).toBe(5);
  const file = { name: 'a.pdf', pdf: new Uint8Array(), documents: 2 };
  expect(stoppedAt({ ...run, files: [file] })?.id).toBe(3);
});

it('a problem of several documents is listed once, so that it hides no other', () => {
  const vacant = { kind: 'missing-image', block: 1, image: 'firma' } as const;
  const crest = { kind: 'missing-image', block: 2, image: 'escudo' } as const;
  const glyphs = { kind: 'missing-glyphs', block: 3, text: '慶', characters: ['慶'] } as const;
  expect(
    groupProblems([
      { titleId: undefined, problem: crest },
      { titleId: 1, problem: vacant },
      { titleId: 2, problem: glyphs },
      { titleId: 2, problem: { ...vacant } },
    ]),
  ).toEqual([
    { problem: crest, titleIds: undefined },
    { problem: vacant, titleIds: [1, 2] },
    { problem: glyphs, titleIds: [2] },
  ]);
});
