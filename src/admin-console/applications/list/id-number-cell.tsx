import { DuplicateIcon } from '#ui/icon/action-icons.tsx';
import { MutedText } from '#ui/text/inline-text.styles.ts';
import type { ApplicationsMessages } from '../applications.messages.ts';
import { DuplicateMark, IdBox } from './cells.styles.ts';

interface IdNumberCellProps {
  readonly idNumber: string | undefined;
  /** True if another application for the same ceremony has the same number. */
  readonly isDuplicate: boolean;
  readonly messages: ApplicationsMessages;
}

/** The identity number, with a warning if another application has the same one. */
export function IdNumberCell({ idNumber, isDuplicate, messages }: IdNumberCellProps) {
  if (idNumber === undefined) return <MutedText>{messages.missing}</MutedText>;
  if (!isDuplicate) return <bdi>{idNumber}</bdi>;
  return (
    <IdBox>
      <bdi>{idNumber}</bdi>
      <DuplicateMark>
        <DuplicateIcon size="1.125em" />
        {messages.duplicate}
      </DuplicateMark>
    </IdBox>
  );
}
