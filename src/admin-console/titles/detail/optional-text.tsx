interface OptionalTextProps {
  readonly text: string | undefined;
  /** Stands for a text that is missing or empty (ruling 15). */
  readonly missing: string;
}

import { MutedText, UserText } from '../../../ui/text/inline-text.styles.ts';
/** A text from the server, or the word for its absence. */
export function OptionalText({ text, missing }: OptionalTextProps) {
  const isMissing = text === undefined || text === '';
  return isMissing ? <MutedText>{missing}</MutedText> : <UserText>{text}</UserText>;
}
