import { useReady } from '#provider/lifecycle.ts';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import type { WidgetProps } from '#provider/widget-props.ts';
import { SignInCard, type SignInCardProps } from './sign-in-card.tsx';

/** Props of `SignIn`. */
export interface SignInProps extends Omit<SignInCardProps, 'headingRef'>, WidgetProps {}

/**
 * The sign-in card, for a host with a sign-in page. The host decides what signed-in users see. `AdminConsole` includes a
 * sign-in page.
 *
 * @example <SignIn institution="Universidad de Los Andes" forgotPasswordHref="/recuperar" />
 */
export function SignIn(props: SignInProps) {
  return (
    <WidgetFrame widget="sign-in" root={props}>
      <ReadyCard {...props} />
    </WidgetFrame>
  );
}

function ReadyCard(props: SignInCardProps) {
  useReady(true);
  return <SignInCard {...props} />;
}
