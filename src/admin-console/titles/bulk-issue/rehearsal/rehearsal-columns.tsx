import type { Register } from '../../../../domain/registry/registers.ts';
import { formatMessage } from '../../../../messages/format-message.ts';
import { WarningIcon } from '../../../../ui/icon/tone-icons.tsx';
import type { DataColumn } from '../../../../ui/table/data-table-props.ts';
import { MutedText } from '../../../../ui/text/inline-text.styles.ts';
import { WithFinding } from '../bulk-issue.styles.ts';
import type { RehearsalRow } from './rehearsal.flow.ts';
import type { RehearsalWords } from './rehearsal.messages.ts';

/** Person → degree title as it will read → acta, asignado, folio, and what deserves a look. */
export function rehearsalColumns(
  words: RehearsalWords,
  rows: readonly RehearsalRow[],
): readonly DataColumn<RehearsalRow>[] {
  return [
    {
      id: 'person',
      header: words.person,
      cell: ({ fullName }) => fullName || words.unnamed,
      width: 'minmax(10em, 2.2fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'degree',
      header: words.degree,
      cell: ({ degree }) =>
        degree.kind === 'named' ? degree.text : <MarkedText text={words.pending} />,
      width: 'minmax(9.5em, 2fr)',
      isLong: true,
    },
    numberColumn('record', words, rows),
    numberColumn('assigned', words, rows),
    numberColumn('folio', words, rows),
    {
      id: 'remarks',
      header: words.remarks,
      cell: (row) => {
        const findings = findingTexts(row, words);
        return findings.length === 0 ? <MutedText>{words.none}</MutedText> : findings.join(' · ');
      },
      width: 'minmax(16.5em, 3.2fr)',
      isLong: true,
      isWide: true,
    },
  ];
}

/** As wide as its longest number, for registers that count with 17 digits. */
function numberColumn(
  register: Register,
  words: RehearsalWords,
  rows: readonly RehearsalRow[],
): DataColumn<RehearsalRow> {
  const lengths = rows.map(({ numbers }) => (numbers[register] ?? words.noNumber).length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), words[register].length);
  return {
    id: register,
    header: words[register],
    cell: ({ numbers, taken }) => {
      const number = numbers[register];
      if (number === undefined) return <MarkedText text={words.noNumber} />;
      const isTaken = taken.some((entry) => entry.register === register);
      return isTaken ? <MarkedText text={number} /> : number;
    },
    width: `minmax(${longest * 0.56 + 1.5}em, 0.6fr)`,
  };
}

function MarkedText({ text }: { readonly text: string }) {
  return (
    <WithFinding>
      <WarningIcon size="1em" />
      <span>{text}</span>
    </WithFinding>
  );
}

const takenWords = {
  record: 'takenRecord',
  assigned: 'takenAssigned',
  folio: 'takenFolio',
} as const satisfies Record<Register, string>;

function findingTexts({ degree, taken, numbers }: RehearsalRow, words: RehearsalWords) {
  const ofDegree = {
    named: [],
    'no-nomenclature': [words.noNomenclature],
    'no-gender': [words.noGender],
  };
  const ofNumbers = taken.map(({ register, holder }) =>
    formatMessage(words[takenWords[register]], {
      number: numbers[register] ?? '',
      name: holder.fullName || words.unnamed,
    }),
  );
  return [...ofDegree[degree.kind], ...ofNumbers];
}
