import { OptionalText } from '#admin-console/list/list-table.tsx';
import { type SelectionStore, toggle, useIsSelected } from '#admin-console/list/selection-store.ts';
import type { HandoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import type { BookView, HandoverRow } from '#admin-console/titles/collection/handover-rows.flow.ts';
import { MarkedName } from '#admin-console/titles/corrections/corrections.styles.ts';
import { StandingBadge } from '#admin-console/titles/standings/standing-badge.tsx';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { collectableFrom } from '#domain/registry/handover/handover-book.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import { EyeIcon } from '#ui/icon/eye-icons.tsx';
import type { DataColumn } from '#ui/table/data-table-props.ts';
import { RowActions } from '#ui/table/row-actions.tsx';
import { TickBox } from '../handover.styles.ts';
import { collectorText, titleName } from '../handover-texts.ts';

/** A constant element, so that rows can skip rendering. */
const viewIcon = <EyeIcon />;

interface ColumnContext {
  readonly view: BookView;
  readonly messages: HandoverMessages;
  readonly locale: string;
  /** Undefined for a user who may not record hand-overs. */
  readonly selection: SelectionStore | undefined;
  readonly onView: (title: IssuedTitle) => void;
  /** The width of the actas, as a CSS length. */
  readonly actaWidth: string;
}

type Columns = readonly DataColumn<HandoverRow>[];

/** The columns of a view. */
export function handoverColumns(context: ColumnContext): Columns {
  const { view, messages, actaWidth } = context;
  return [
    studentColumn(context),
    {
      id: 'ceremony',
      header: messages.ceremony,
      cell: ({ title }) => <OptionalText text={title.ceremonyName} missing={messages.noCeremony} />,
      width: 'minmax(9em, 1.5fr)',
      isLong: true,
      card: 'text',
    },
    {
      id: 'acta',
      header: messages.acta,
      cell: ({ title }) => <OptionalText text={title.registry.record} missing={messages.missing} />,
      width: `minmax(${actaWidth}, 0.5fr)`,
      card: 'fact',
    },
    ...(view === 'delivered' ? deliveredColumns(context) : [sinceColumn(context)]),
  ];
}

function studentColumn({ view, messages, selection }: ColumnContext): Columns[number] {
  const ticks = view === 'delivered' ? undefined : selection;
  return {
    id: 'student',
    header: messages.student,
    cell: ({ id, title, isPending, standing }) => (
      <>
        {ticks !== undefined && isPending && (
          <Tick
            id={id}
            selection={ticks}
            label={formatMessage(messages.select, { row: titleName(title, messages) })}
          />
        )}
        <MarkedName>
          <OptionalText text={title.fullName} missing={messages.missing} />
          {standing !== 'valid' && <StandingBadge kind={standing} />}
        </MarkedName>
      </>
    ),
    width: 'minmax(12em, 2fr)',
    isLong: true,
    isRowHeader: true,
  };
}

function sinceColumn({ messages, locale }: ColumnContext): Columns[number] {
  return {
    id: 'since',
    header: messages.since,
    cell: ({ title }) => {
      const day = collectableFrom(title);
      return <OptionalText text={day && formatLongDate(day, locale)} missing={messages.missing} />;
    },
    width: 'minmax(10em, 1fr)',
    isLong: true,
    card: 'fact',
  };
}

function deliveredColumns({ messages, locale, onView }: ColumnContext): Columns {
  return [
    {
      id: 'day',
      header: messages.day,
      cell: ({ delivery }) => (delivery === undefined ? '' : formatLongDate(delivery.day, locale)),
      width: 'minmax(10em, 1fr)',
      isLong: true,
      card: 'fact',
    },
    {
      id: 'collectedBy',
      header: messages.collectedBy,
      cell: ({ delivery }) =>
        delivery === undefined ? '' : collectorText(delivery.collector, messages),
      width: 'minmax(9em, 1.2fr)',
      isLong: true,
      card: 'fact',
    },
    {
      id: 'actions',
      header: messages.actions,
      cell: ({ title }) => (
        <RowActions
          actions={[
            {
              id: 'view',
              label: formatMessage(messages.view, { row: titleName(title, messages) }),
              icon: viewIcon,
              onAction: () => onView(title),
            },
          ]}
        />
      ),
      width: '9ch',
      isActions: true,
    },
  ];
}

interface TickProps {
  readonly id: number;
  readonly selection: SelectionStore;
  readonly label: string;
}

function Tick({ id, selection, label }: TickProps) {
  const isSelected = useIsSelected(selection, id);
  return (
    <TickBox>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={() => toggle(selection, id)}
      />
    </TickBox>
  );
}
