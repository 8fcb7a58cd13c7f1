import type { Application } from '../../../domain/application/application.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { MutedText } from '../../../ui/text/inline-text.styles.ts';
import { rowNameOf } from '../application-names.ts';
import type { ApplicationsWords } from '../applications.messages.ts';
import { CodeBox, NoTick, TickBox } from './cells.styles.ts';
import { useTick } from './selection-store.ts';

interface CodeCellProps {
  readonly application: Application;
  readonly words: ApplicationsWords;
}

/** The code and, where there is something to approve, the box that selects the row. */
export function CodeCell({ application, words }: CodeCellProps) {
  const { code, status } = application;
  return (
    <CodeBox>
      {status === 'pending' ? <Tick application={application} words={words} /> : <NoTick />}
      {code === '' ? <MutedText>{words.missing}</MutedText> : code}
    </CodeBox>
  );
}

function Tick({ application, words }: CodeCellProps) {
  const { isTicked, flip } = useTick(application.id);
  return (
    <TickBox>
      <input
        type="checkbox"
        aria-label={formatMessage(words.select, { row: rowNameOf(application, words) })}
        checked={isTicked}
        onChange={flip}
      />
    </TickBox>
  );
}
