import { MutedText } from '../../ui/text/inline-text.styles.ts';

interface OptionalTextProps {
  readonly text: string | undefined;
  /** Shown for a missing or empty text. */
  readonly missing: string;
}

/** A text of a row, which a server may leave out. */
export function OptionalText({ text, missing }: OptionalTextProps) {
  return text === undefined || text === '' ? <MutedText>{missing}</MutedText> : text;
}
