import { DuplicateIcon } from '../../../ui/icon/action-icons.tsx';
import { MutedText } from '../../../ui/text/inline-text.styles.ts';
import type { ApplicationsWords } from '../applications.messages.ts';
import { DuplicateMark, IdBox } from './cells.styles.ts';

interface IdNumberCellProps {
  readonly idNumber: string;
  /** Whether another application for the same ceremony carries the same number. */
  readonly isDuplicate: boolean;
  readonly words: ApplicationsWords;
}

/** The identity number, and a warning when two applications share it. */
export function IdNumberCell({ idNumber, isDuplicate, words }: IdNumberCellProps) {
  if (idNumber === '') return <MutedText>{words.missing}</MutedText>;
  if (!isDuplicate) return <bdi>{idNumber}</bdi>;
  return (
    <IdBox>
      <bdi>{idNumber}</bdi>
      <DuplicateMark>
        <DuplicateIcon size="1.125em" />
        {words.duplicate}
      </DuplicateMark>
    </IdBox>
  );
}
