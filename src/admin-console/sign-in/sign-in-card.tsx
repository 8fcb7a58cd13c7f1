import type { Ref } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Lazy, lazyView } from '../../react/lazy.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { BirreteIcon } from '../../ui/icon/icons.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';
import { LoadFailed } from '../list/retry-alert.tsx';
import { type ForgotPassword, ForgotPasswordLink } from './forgot-password.tsx';
import { OtherWays } from './other-ways.tsx';
import { type SignInController, useSignIn } from './sign-in.controller.ts';
import type { Credentials } from './sign-in.flow.ts';
import { signInMessages } from './sign-in.messages.ts';
import { Emblem, Panel, PanelHead } from './sign-in.styles.ts';
import { SignInForm } from './sign-in-form.tsx';

const newPasswordStep = lazyView(() =>
  import('./new-password-step.tsx').then((module) => module.NewPasswordStep),
);

export interface SignInCardProps {
  /** The university's name, above the product's. */
  readonly institution?: string | undefined;
  /** The address that '¿Olvidaste tu contraseña?' links to, or what it does. @default a short help text in place */
  readonly forgotPassword?: ForgotPassword | undefined;
  /** Called when a person begins to sign in: the next page can be fetched meanwhile. */
  readonly onStart?: (() => void) | undefined;
  /** Rank of the title in the page's outline. @default 1 */
  readonly headingLevel?: 1 | 2 | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The sign-in card. */
export function SignInCard(props: SignInCardProps) {
  const { institution, forgotPassword, onStart, headingLevel = 1, headingRef } = props;
  const words = useMessages(signInMessages);
  const signIn = useSignIn();

  return (
    <Panel>
      <PanelHead>
        <Emblem>
          <BirreteIcon size="2.5em" />
        </Emblem>
        {institution !== undefined && (
          <Text size="small" tone="muted">
            {institution}
          </Text>
        )}
        <Heading level={headingLevel} size="title" tabIndex={-1} headingRef={headingRef}>
          {words.title}
        </Heading>
        {signIn.state.kind !== 'choosing' && <Text tone="muted">{words.subtitle}</Text>}
      </PanelHead>
      <Step
        signIn={signIn}
        forgotPassword={forgotPassword}
        onSubmit={(credentials) => {
          // Loaded while the server checks the credentials: either may follow.
          newPasswordStep.preload();
          onStart?.();
          signIn.submit(credentials);
        }}
      />
    </Panel>
  );
}

interface StepProps {
  readonly signIn: SignInController;
  readonly forgotPassword: ForgotPassword | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
}

function Step({ signIn, forgotPassword, onSubmit }: StepProps) {
  const { state, enter, ask } = signIn;
  switch (state.kind) {
    case 'elsewhere':
      return <SignedOutOfPortal />;
    case 'choosing':
      return (
        <Lazy
          view={newPasswordStep}
          props={{ pending: state.pending, onDone: enter, onBack: ask }}
          pending={<Skeleton lines={4} />}
          failed={(failure) => <LoadFailed {...failure} />}
        />
      );
    case 'asking':
    case 'waiting':
      return (
        <>
          <SignInForm
            isWaiting={state.kind === 'waiting'}
            failures={state.failures}
            onSubmit={onSubmit}
          />
          <OtherWays enterBy={signIn.enterBy} isWaiting={state.kind === 'waiting'} />
          <ForgotPasswordLink target={forgotPassword} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function SignedOutOfPortal() {
  const words = useMessages(signInMessages);
  return (
    <Alert tone="info" title={words.elsewhere}>
      {words.elsewhereText}
    </Alert>
  );
}
