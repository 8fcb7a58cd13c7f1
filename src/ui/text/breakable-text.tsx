interface BreakableTextProps {
  readonly text: string;
}

/** A text in which an e-mail address that is too long for its line breaks before its @ first, not in the midst of a word. */
export function BreakableText({ text }: BreakableTextProps) {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
