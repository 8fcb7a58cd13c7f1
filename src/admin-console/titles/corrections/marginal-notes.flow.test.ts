import { describe, expect, test } from 'vitest';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { aTitleEntry } from '#domain/registry/title-entry.fixtures.ts';
import { historyFinder } from '#domain/registry/title-history.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { marginalNotes, titleIndex } from './marginal-notes.flow.ts';

const { defaults: messages } = titleCorrectionsMessages;
const registry = { record: '053', assigned: '353', folio: '0553' };
const titleOf = titleIndex([aTitle({ id: 1 }), aTitle({ id: 9, registry })]);
const context = { messages, locale: 'es-ES', titleOf };

const rectified = aTitleEntry({ id: 2, titleId: 1, kind: 'rectified', replacedBy: 9 });
const historyOf = historyFinder([rectified, aTitleEntry({ id: 1, titleId: 1 })]);

const noteTexts = (id: number) => marginalNotes(historyOf(id), context).map(({ text }) => text);

test('a rectified title and its successor name one another', () => {
  expect(noteTexts(1)).toEqual([
    'Duplicado por la resolución CU-0123-2026 (3 de agosto de 2026).',
    'Rectificado por la resolución CU-0123-2026 (3 de agosto de 2026). Lo reemplaza el título con acta 053.',
  ]);
  expect(noteTexts(9)).toEqual([
    'Reemplaza al título con acta 001, rectificado por la resolución CU-0123-2026 (3 de agosto de 2026).',
  ]);
  expect(marginalNotes(historyOf(1), context).map(({ otherId }) => otherId)).toEqual([
    undefined,
    9,
  ]);
});

test('the notes about a hidden name say so', () => {
  const facts = { id: 2, titleId: 1, kind: 'rectified', replacedBy: 9 } as const;
  const hidden = historyFinder([aTitleEntry({ ...facts, hidesFormerName: true })]);
  for (const id of [1, 9]) {
    const [note] = marginalNotes(hidden(id), context);
    expect(note?.text).toMatch(/\. El nombre anterior está oculto para el público\.$/);
  }
});

describe('a duplicate after a review', () => {
  const moment = (day: number) => ({ kind: 'moment' as const, at: new Date(2026, 7, day, 9) });
  const review = { titleId: 1, reason: 'x', enteredBy: undefined };
  const notesWith = (days: readonly (number | undefined)[]) => {
    const [held, lifted, duplicated, annulled] = days.map((day) =>
      day === undefined ? undefined : moment(day),
    );
    const entries = [
      aTitleEntry({ id: 1, titleId: 1, enteredAt: duplicated }),
      aTitleEntry({ id: 2, titleId: 1, kind: 'annulled', enteredAt: annulled }),
    ];
    const holds = [
      { ...review, id: 1, kind: 'held' as const, enteredAt: held },
      { ...review, id: 2, kind: 'lifted' as const, enteredAt: lifted },
    ];
    const history = historyFinder(entries, holds)(1);
    return marginalNotes(history, context).map(({ entry }) => entry.kind);
  };

  test('comes after it', () => {
    expect(notesWith([1, 2, 3, 4])).toEqual(['held', 'lifted', 'duplicated', 'annulled']);
  });

  test('comes before it where a moment is unknown, and the annulment is last', () => {
    expect(notesWith([1, 2, undefined, 4])).toEqual(['duplicated', 'held', 'lifted', 'annulled']);
  });
});

test('what the server does not say is named', () => {
  const { resolution } = rectified;
  const entry = aTitleEntry({ id: 3, titleId: 4, kind: 'rectified', replacedBy: 77 });
  const undated = { ...entry, resolution: { ...resolution, date: undefined } };
  const history = historyFinder([undated])(4);
  expect(marginalNotes(history, context).map(({ text }) => text)).toEqual([
    'Rectificado por la resolución CU-0123-2026 (sin fecha). Lo reemplaza el título con acta sin número.',
  ]);
});
