import { WidgetFrame } from '../../provider/widget-frame.tsx';
import { SignInCard, type SignInCardProps } from './sign-in-card.tsx';

/** Props of `SignIn`. */
export interface SignInProps extends Omit<SignInCardProps, 'headingRef'> {
  /** Class of the widget's outermost element, for its place in the page's layout. */
  readonly className?: string | undefined;
}

/**
 * The sign-in card, for a host with a sign-in page. The host decides what signed-in users see. `AdminConsole` includes a
 * sign-in page.
 *
 * @example <SignIn institution="Universidad de Los Andes" forgotPassword="/recuperar" />
 */
export function SignIn({ className, ...card }: SignInProps) {
  return (
    <WidgetFrame className={className}>
      <SignInCard {...card} />
    </WidgetFrame>
  );
}
