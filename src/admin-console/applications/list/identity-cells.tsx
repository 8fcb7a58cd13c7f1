import { OptionalText } from '#admin-console/list/list-table.tsx';
import { type SelectionStore, toggle, useIsSelected } from '#admin-console/list/selection-store.ts';
import type { Application } from '#domain/application/application.ts';
import { formatMessage } from '#messages/format-message.ts';
import { DuplicateIcon } from '#ui/icon/action-icons.tsx';
import { MutedText } from '#ui/text/inline-text.styles.ts';
import { rowNameOf } from '../application-names.ts';
import type { ApplicationsMessages } from '../applications.messages.ts';
import { CodeBox, DuplicateMark, IdBox, NoTick, TickBox } from './cells.styles.ts';

interface CodeCellProps {
  readonly application: Application;
  readonly messages: ApplicationsMessages;
  /** Undefined for a user who may not decide applications. */
  readonly selection: SelectionStore | undefined;
}

/** The code, with a checkbox to select a pending application. */
export function CodeCell(props: CodeCellProps) {
  const { selection, ...row } = props;
  const { code, status } = row.application;
  return (
    <CodeBox>
      {selection !== undefined &&
        (status === 'pending' ? <Tick {...row} selection={selection} /> : <NoTick />)}
      <OptionalText text={code} missing={row.messages.missing} />
    </CodeBox>
  );
}

interface TickProps extends CodeCellProps {
  readonly selection: SelectionStore;
}

function Tick({ application, messages, selection }: TickProps) {
  const isSelected = useIsSelected(selection, application.id);
  return (
    <TickBox>
      <input
        type="checkbox"
        aria-label={formatMessage(messages.select, { row: rowNameOf(application, messages) })}
        checked={isSelected}
        onChange={() => toggle(selection, application.id)}
      />
    </TickBox>
  );
}

interface IdNumberCellProps {
  /** '' without a number. */
  readonly identification: string;
  /** True if another application for the same ceremony has the same number. */
  readonly isDuplicate: boolean;
  readonly messages: ApplicationsMessages;
}

/** The identity number, with a warning if another application has the same one. */
export function IdNumberCell({ identification, isDuplicate, messages }: IdNumberCellProps) {
  if (identification === '') return <MutedText>{messages.missing}</MutedText>;
  if (!isDuplicate) return <bdi>{identification}</bdi>;
  return (
    <IdBox>
      <bdi>{identification}</bdi>
      <DuplicateMark>
        <DuplicateIcon size="1.125em" />
        {messages.duplicate}
      </DuplicateMark>
    </IdBox>
  );
}
