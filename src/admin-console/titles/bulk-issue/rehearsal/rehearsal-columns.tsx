import type { Register } from '#domain/registers.ts';
import { formatMessage, type Wording } from '#messages/format-message.ts';
import { WarningIcon } from '#ui/icon/tone-icons.tsx';
import { nameFindingTexts } from '#ui/name-findings/name-finding-texts.ts';
import type { nameFindingsMessages } from '#ui/name-findings/name-findings.messages.ts';
import type { DataColumn } from '#ui/table/data-table-props.ts';
import { MutedText } from '#ui/text/inline-text.styles.ts';
import { WithFinding } from '../bulk-issue.styles.ts';
import type { RehearsalRow } from './rehearsal.flow.ts';
import type { RehearsalMessages } from './rehearsal.messages.ts';

/**
 * Columns: graduate, expected degree title, acta, asignado, folio and findings.
 * @param paperTexts the problems of an application's title on paper
 */
export function rehearsalColumns(
  messages: RehearsalMessages,
  rows: readonly RehearsalRow[],
  nameText: Wording<typeof nameFindingsMessages.defaults>,
  paperTexts: (applicationId: number) => readonly string[],
): readonly DataColumn<RehearsalRow>[] {
  return [
    {
      id: 'person',
      header: messages.person,
      cell: ({ fullName }) => fullName || messages.unnamed,
      width: 'minmax(10em, 2.2fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'degree',
      header: messages.degree,
      cell: ({ degree }) =>
        degree.kind === 'named' ? degree.text : <MarkedText text={messages.pending} />,
      width: 'minmax(9.5em, 2fr)',
      isLong: true,
      card: 'text',
    },
    numberColumn('record', messages, rows),
    numberColumn('assigned', messages, rows),
    numberColumn('folio', messages, rows),
    {
      id: 'remarks',
      header: messages.remarks,
      cell: (row) => {
        const ofPerson = nameFindingTexts(row.personFindings, row.application.student, nameText);
        const onPaper = paperTexts(row.application.id);
        const findings = [...ofPerson, ...findingTexts(row, messages), ...onPaper];
        return findings.length === 0 ? (
          <MutedText>{messages.none}</MutedText>
        ) : (
          findings.join(' · ')
        );
      },
      width: 'minmax(16.5em, 3.2fr)',
      isLong: true,
      isWide: true,
      card: 'fact',
    },
  ];
}

/** A column as wide as its longest number, for registers with up to 17 digits. */
function numberColumn(
  register: Register,
  messages: RehearsalMessages,
  rows: readonly RehearsalRow[],
): DataColumn<RehearsalRow> {
  const lengths = rows.map(({ numbers }) => (numbers[register] ?? messages.noNumber).length);
  const longest = lengths.reduce((max, length) => Math.max(max, length), messages[register].length);
  return {
    id: register,
    header: messages[register],
    cell: ({ numbers, taken }) => {
      const number = numbers[register];
      if (number === undefined) return <MarkedText text={messages.noNumber} />;
      const isTaken = taken.some((entry) => entry.register === register);
      return isTaken ? <MarkedText text={number} /> : number;
    },
    width: `minmax(${longest * 0.56 + 1.5}em, 0.6fr)`,
    card: 'fact',
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

const takenMessages = {
  record: 'takenRecord',
  assigned: 'takenAssigned',
  folio: 'takenFolio',
} as const satisfies Record<Register, string>;

function findingTexts(row: RehearsalRow, messages: RehearsalMessages) {
  const { degree, isCareerAmbiguous, taken, former, numbers } = row;
  const ofDegree = {
    named: [],
    'no-nomenclature': [messages.noNomenclature],
    'no-gender': [messages.noGender],
    'ambiguous-career': [],
  };
  const ofCareer = isCareerAmbiguous ? [messages.ambiguousCareer] : [];
  const ofNumbers = taken.map(({ register, holder }) =>
    formatMessage(messages[takenMessages[register]], {
      number: numbers[register] ?? '',
      name: holder.fullName || messages.unnamed,
    }),
  );
  const ofPerson = former.map(({ registry, ceremonyName }) =>
    formatMessage(messages.formerTitle, {
      number: registry.record ?? messages.noNumber,
      ceremony: ceremonyName ?? messages.unnamed,
    }),
  );
  return [...ofPerson, ...ofDegree[degree.kind], ...ofCareer, ...ofNumbers];
}
