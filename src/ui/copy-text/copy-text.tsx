import { type ReactNode, type RefObject, useRef } from 'react';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';

/** Properties of the element that shows the text. */
interface ShownText {
  readonly ref: RefObject<HTMLElement | null>;
  readonly translate: 'no';
  readonly dir: 'ltr';
  readonly children: string;
}

interface CopyTextProps extends Omit<CopyButtonProps, 'shownIn'> {
  /** Renders the text: its element gets these properties. */
  readonly show: (text: ShownText) => ReactNode;
}

/** A text that machines read, such as a code or an address, above a button that copies it. */
export function CopyText({ show, ...button }: CopyTextProps) {
  const shownIn = useRef<HTMLElement>(null);
  return (
    <>
      {show({ ref: shownIn, translate: 'no', dir: 'ltr', children: button.text })}
      <CopyButton {...button} shownIn={shownIn} />
    </>
  );
}
