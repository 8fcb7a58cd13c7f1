import type { Application } from '../../../domain/application/application.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { OptionalText } from '../../list/list-table.tsx';
import { type SelectionStore, toggle, useIsSelected } from '../../list/selection-store.ts';
import { rowNameOf } from '../application-names.ts';
import type { ApplicationsWords } from '../applications.messages.ts';
import { CodeBox, NoTick, TickBox } from './cells.styles.ts';

interface CodeCellProps {
  readonly application: Application;
  readonly words: ApplicationsWords;
  readonly selection: SelectionStore;
}

/** The code and, where there is something to approve, the box that selects the row. */
export function CodeCell(props: CodeCellProps) {
  const { code, status } = props.application;
  return (
    <CodeBox>
      {status === 'pending' ? <Tick {...props} /> : <NoTick />}
      <OptionalText text={code} missing={props.words.missing} />
    </CodeBox>
  );
}

function Tick({ application, words, selection }: CodeCellProps) {
  const isSelected = useIsSelected(selection, application.id);
  return (
    <TickBox>
      <input
        type="checkbox"
        aria-label={formatMessage(words.select, { row: rowNameOf(application, words) })}
        checked={isSelected}
        onChange={() => toggle(selection, application.id)}
      />
    </TickBox>
  );
}
