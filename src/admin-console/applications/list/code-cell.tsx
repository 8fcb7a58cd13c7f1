import type { Application } from '../../../domain/application/application.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { OptionalText } from '../../list/list-table.tsx';
import { type SelectionStore, toggle, useIsSelected } from '../../list/selection-store.ts';
import { rowNameOf } from '../application-names.ts';
import type { ApplicationsMessages } from '../applications.messages.ts';
import { CodeBox, NoTick, TickBox } from './cells.styles.ts';

interface CodeCellProps {
  readonly application: Application;
  readonly messages: ApplicationsMessages;
  readonly selection: SelectionStore;
}

/** The code, with a checkbox to select a pending application. */
export function CodeCell(props: CodeCellProps) {
  const { code, status } = props.application;
  return (
    <CodeBox>
      {status === 'pending' ? <Tick {...props} /> : <NoTick />}
      <OptionalText text={code} missing={props.messages.missing} />
    </CodeBox>
  );
}

function Tick({ application, messages, selection }: CodeCellProps) {
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
