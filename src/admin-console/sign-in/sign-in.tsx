import { WidgetFrame } from '../../provider/widget-frame.tsx';
import { SignInCard, type SignInCardProps } from './sign-in-card.tsx';

export interface SignInProps extends Omit<SignInCardProps, 'headingRef'> {
  readonly className?: string | undefined;
}

/**
 * The sign-in card alone, for a host that has its own page for it. What is shown to somebody who is signed in is the
 * host's affair; `AdminConsole` brings its own sign-in page.
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
