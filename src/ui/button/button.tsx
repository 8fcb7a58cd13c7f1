import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { TextSpan } from '../text/inline-text.styles.ts';
import { ButtonBox, type ButtonVariant } from './button.styles.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * One primary button per view; `danger` is for a destructive action whose object the text names. @default 'primary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * True if the button's action is running: the button keeps the focus, shows a spinner and ignores further clicks, so
   * that two clicks make one request.
   * @default false
   */
  readonly isBusy?: boolean | undefined;
  /** Decoration before the text; replaced by the spinner while busy. */
  readonly icon?: ReactNode;
  /** The side on which a quiet button's text is flush with the content around it; the padding extends beyond. */
  readonly flush?: 'start' | 'end' | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** A button. Unlike the native one, it submits a form only with `type="submit"`. */
export function Button({
  variant = 'primary',
  isBusy = false,
  icon,
  flush,
  buttonRef,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonBox
      {...rest}
      ref={buttonRef}
      type={type}
      data-variant={variant}
      data-flush={flush}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      data-busy={isBusy ? '' : undefined}
      onClick={isBusy ? ignore : onClick}
    >
      {isBusy ? <Spinner /> : icon}
      <TextSpan>{children}</TextSpan>
    </ButtonBox>
  );
}

/** A busy submit button must not submit its form again either. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
