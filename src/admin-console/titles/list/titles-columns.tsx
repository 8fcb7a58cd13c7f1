import { OptionalText } from '#admin-console/list/list-table.tsx';
import type { ListColumn } from '#admin-console/list/sort-rows.flow.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleStanding } from '#domain/registry/title-entry.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';
import { formatMessage } from '#messages/format-message.ts';
import { HandOverIcon } from '#ui/icon/action-icons.tsx';
import { EyeIcon } from '#ui/icon/eye-icons.tsx';
import { PrinterIcon } from '#ui/icon/icons.tsx';
import { type RowAction, RowActions } from '#ui/table/row-actions.tsx';
import { MarkedName } from '../corrections/corrections.styles.ts';
import type { numberWidths } from '../number-widths.ts';
import { StandingBadge } from '../standings/standing-badge.tsx';
import type { TitlesMessages } from '../titles.messages.ts';

/** Constant elements, so that rows can skip rendering. */
const icons = { view: <EyeIcon />, print: <PrinterIcon />, handOver: <HandOverIcon /> };

export interface TitleActions {
  readonly onView: (title: IssuedTitle) => void;
  /** Undefined where the server has no book of hand-overs, or the user may not record any. */
  readonly onHandOver: ((title: IssuedTitle) => void) | undefined;
  /** Undefined where documents are not printed. */
  readonly onPrint: ((title: IssuedTitle) => void) | undefined;
}

/** The list's columns in display order. */
export function titleColumns(
  messages: TitlesMessages,
  actions: TitleActions,
  historyOf: HistoryOf,
  widths: ReturnType<typeof numberWidths>,
): readonly ListColumn<IssuedTitle>[] {
  const textColumn = (
    id: 'student' | 'career' | 'ceremony' | 'record' | 'assigned' | 'folio',
    width: string,
    textOf: (title: IssuedTitle) => string | undefined,
  ): ListColumn<IssuedTitle> => ({
    id,
    header: messages[id],
    cell: (title) => <OptionalText text={textOf(title)} missing={messages.missing} />,
    width,
  });
  const longColumn: typeof textColumn = (...column) => ({ ...textColumn(...column), isLong: true });

  return [
    {
      ...longColumn('student', 'minmax(10em, 2fr)', ({ fullName }) => fullName),
      cell: ({ id, fullName }) => (
        <StudentCell
          fullName={fullName}
          standing={historyOf(id).standing.kind}
          missing={messages.missing}
        />
      ),
      isRowHeader: true,
    },
    {
      ...longColumn('career', 'minmax(8em, 1.5fr)', ({ careerName }) => careerName),
      card: 'text',
    },
    longColumn('ceremony', 'minmax(9em, 1.7fr)', ({ ceremonyName }) => ceremonyName),
    {
      ...textColumn('record', `minmax(${widths.record}, 0.7fr)`, ({ registry }) => registry.record),
      card: 'fact',
    },
    textColumn(
      'assigned',
      `minmax(${widths.assigned}, 0.7fr)`,
      ({ registry }) => registry.assigned,
    ),
    {
      ...textColumn('folio', `minmax(${widths.folio}, 0.7fr)`, ({ registry }) => registry.folio),
      card: 'fact',
    },
    {
      id: 'actions',
      header: messages.actions,
      cell: (title) => (
        <RowActions actions={rowActions(title, historyOf(title.id).standing, messages, actions)} />
      ),
      width: widthOf(actions),
      isActions: true,
    },
  ];
}

interface StudentCellProps {
  readonly fullName: string;
  readonly standing: TitleStanding['kind'];
  readonly missing: string;
}

/** The name, with the mark of an annulled or rectified title. */
function StudentCell({ fullName, standing, missing }: StudentCellProps) {
  const name = <OptionalText text={fullName} missing={missing} />;
  if (standing === 'valid') return name;
  return (
    <MarkedName>
      <span>{name}</span>
      <StandingBadge kind={standing} />
    </MarkedName>
  );
}

/** An annulled or rectified title is not handed over. */
function rowActions(
  title: IssuedTitle,
  standing: TitleStanding,
  messages: TitlesMessages,
  { onView, onHandOver, onPrint }: TitleActions,
): readonly RowAction[] {
  const row = rowName(title, messages);
  const view = {
    id: 'view',
    label: formatMessage(messages.view, { row }),
    icon: icons.view,
    onAction: () => onView(title),
  };
  const print = {
    id: 'print',
    label: formatMessage(messages.printRow, { row }),
    icon: icons.print,
    onAction: () => onPrint?.(title),
  };
  const always = onPrint === undefined ? [view] : [view, print];
  if (onHandOver === undefined || standing.kind !== 'valid') return always;
  const handOver = {
    id: 'hand-over',
    label: formatMessage(messages.handOver, { row }),
    icon: icons.handOver,
    onAction: () => onHandOver(title),
  };
  return [...always, handOver];
}

function widthOf({ onHandOver, onPrint }: TitleActions): string {
  const more = [onHandOver, onPrint].filter((action) => action !== undefined).length;
  return `${9 + 4 * more}ch`;
}

/** The name of a row in its action's accessible label. */
function rowName({ fullName, applicationCode, id }: IssuedTitle, messages: TitlesMessages): string {
  if (fullName !== '') return fullName;
  return applicationCode ?? formatMessage(messages.unnamedRow, { id: String(id) });
}
