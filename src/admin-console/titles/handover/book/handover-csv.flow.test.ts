import { expect, test } from 'vitest';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import {
  handoverRows,
  handoverTexts,
  rowsInView,
} from '#admin-console/titles/collection/handover-rows.flow.ts';
import { aDelivery, aWithdrawal } from '#domain/registry/handover/handover.fixtures.ts';
import type { Handover } from '#domain/registry/handover/handover.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { type HistoryOf, uncorrected } from '#domain/registry/title-history.ts';
import { csvParts } from '#domain/text/csv.ts';
import { handoverLines, handoverTable } from './handover-csv.flow.ts';

const messages = handoverMessages.defaults;
const today = { year: 2026, month: 8, day: 1 };
const titles = [aTitle({ id: 1 }), aTitle({ id: 2, fullName: 'Luis Rey' })];

function csvRows(
  handovers: readonly Handover[],
  days: Parameters<typeof handoverRows>[1],
  historyOf: HistoryOf = () => uncorrected,
) {
  return handoverRows({ titles, handovers, historyOf }, days);
}

const proxy = {
  name: 'Carmen Peña',
  identificationType: 'V',
  idNumber: '6200417',
  authority: 'Notaría Segunda',
};

test('each entry of a title has a line, and a title without entries has one', () => {
  const entries = [
    aDelivery({ collector: { kind: 'proxy', proxy }, notes: '=HOY()' }),
    aWithdrawal(),
    aDelivery({ id: 3, previousId: 2 }),
  ];
  const rows = csvRows(entries, { today, days: 10 });
  const text = [...csvParts(handoverTable(handoverLines(rows), messages, 'es'))].join('');
  const lines = text.split('\r\n').map((line) => line.split(','));
  expect(lines.map((cells) => cells[4])).toEqual([
    'Estado',
    'Corregida',
    'No se entregó',
    'Entregado',
    'Sin retirar',
    undefined,
  ]);
  expect(lines[1]?.slice(5, 10)).toEqual([
    '2026-07-20',
    'Por poder: Carmen Peña',
    'V-6200417',
    'Notaría Segunda',
    "'=HOY()",
  ]);
  expect(lines[2]?.[10]).toBe('Era otra persona');
});

test('a title is in the views that its last entry and the days decide', () => {
  const rows = csvRows([aDelivery()], { today, days: 30 });
  const idsIn = (view: Parameters<typeof rowsInView>[1]) =>
    rowsInView(rows, view).map(({ id }) => id);
  expect([idsIn('delivered'), idsIn('pending'), idsIn('overdue')]).toEqual([[1], [2], []]);
  const afterThreeWeeks = csvRows([aDelivery()], { today, days: 21 });
  expect(rowsInView(afterThreeWeeks, 'overdue').map(({ id }) => id)).toEqual([2]);
});

test('an annulled title is not to be handed over', () => {
  const resolution = { number: '1', date: today, body: 'Consejo', reason: 'Error' };
  const standing = { kind: 'annulled', resolution, duplicates: 0 } as const;
  const rows = csvRows([], { today, days: 1 }, (id) =>
    id === 1 ? { ...uncorrected, standing } : uncorrected,
  );
  expect(rowsInView(rows, 'pending').map(({ id }) => id)).toEqual([2]);
  expect(rowsInView(rows, 'overdue').map(({ id }) => id)).toEqual([2]);
});

test('without days from the server nothing is overdue', () => {
  const rows = csvRows([], { today: { ...today, year: 2090 }, days: undefined });
  expect(rowsInView(rows, 'overdue')).toEqual([]);
});

test('the search covers the proxy', () => {
  const [row] = csvRows([aDelivery({ collector: { kind: 'proxy', proxy } })], {
    today,
    days: 30,
  });
  expect(row && handoverTexts(row)).toEqual(expect.arrayContaining(['Carmen Peña', '6200417']));
});
