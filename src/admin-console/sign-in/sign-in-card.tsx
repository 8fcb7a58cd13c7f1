import type { Ref } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { lazyView } from '#react/lazy.tsx';
import { painted } from '#react/painted.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { useHydrated } from '#react/use-hydrated.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { LoadFailed } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { BirreteIcon } from '#ui/icon/icons.tsx';
import { LazyPart } from '#ui/lazy/lazy-part.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { Disclosure } from './disclosure.tsx';
import { type ForgotPassword, ForgotPasswordLink } from './forgot-password.tsx';
import { type SignInController, useSignIn } from './sign-in.controller.ts';
import type { Credentials } from './sign-in.flow.ts';
import { signInMessages } from './sign-in.messages.ts';
import { Emblem, Panel, PanelHead } from './sign-in.styles.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type SignInMethodsController, useSignInMethods } from './sign-in-methods.controller.ts';

const newPasswordStep = lazyView(() =>
  import('./new-password/new-password-step.tsx').then((module) => module.NewPasswordStep),
);

const newPasskeyStep = lazyView(() =>
  import('./new-passkey-step.tsx').then((module) => module.NewPasskeyStep),
);

export interface SignInCardProps extends ForgotPassword {
  /** The university's name, above the product's. */
  readonly institution?: string | undefined;
  /** Called when the user submits, so that the code of the next page can be preloaded. */
  readonly onStart?: (() => void) | undefined;
  /** Rank of the title in the page's outline. @default 1 */
  readonly headingLevel?: 1 | 2 | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

export function SignInCard(props: SignInCardProps) {
  const {
    institution,
    forgotPasswordHref,
    onForgotPassword,
    onStart,
    headingLevel = 1,
    headingRef,
  } = props;
  const messages = useMessages(signInMessages);
  const signIn = useSignIn();
  const methods = useSignInMethods(signIn.enterBy);
  const isFirstStep = signIn.state.kind !== 'choosing' && signIn.state.kind !== 'adding';

  // The step that had the focus is gone.
  const panel = useFocusWhen<HTMLDivElement>(isFirstStep, { atMount: false, find: 'h1, h2' });

  return (
    <Panel ref={panel}>
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
          {messages.title}
        </Heading>
        {isFirstStep && (
          <Text tone="muted">
            {methods.hasPasswords ? messages.subtitle : messages.subtitleWithoutPassword}
          </Text>
        )}
      </PanelHead>
      <Step
        signIn={signIn}
        methods={methods}
        forgotPassword={{ forgotPasswordHref, onForgotPassword }}
        onSubmit={(credentials) => {
          signIn.submit(credentials);
          void painted().then(() => {
            // Loaded while the server checks the credentials: either may follow.
            (methods.hasPasswords ? newPasswordStep : newPasskeyStep).preload();
            onStart?.();
          });
        }}
      />
    </Panel>
  );
}

interface StepProps {
  readonly signIn: SignInController;
  readonly methods: SignInMethodsController;
  readonly forgotPassword: ForgotPassword;
  readonly onSubmit: (credentials: Credentials) => void;
}

function Step({ signIn, methods, forgotPassword, onSubmit }: StepProps) {
  const labels = useMessages(signInMessages);
  const { state, enter, ask } = signIn;
  switch (state.kind) {
    case 'elsewhere':
      return <SignedOutOfPortal />;
    case 'choosing':
      return (
        <LazyPart
          view={newPasswordStep}
          props={{ pending: state.pending, onDone: enter, onBack: ask }}
          lines={4}
          Failure={LoadFailed}
        />
      );
    case 'adding':
      return (
        <LazyPart
          view={newPasskeyStep}
          props={{ pending: state.pending, onDone: ask, onBack: ask }}
          lines={4}
          Failure={LoadFailed}
        />
      );
    case 'asking':
    case 'waiting': {
      const isWaiting = state.kind === 'waiting';
      const form = (
        <SignInForm isWaiting={isWaiting} failures={state.failures} onSubmit={onSubmit} />
      );
      const others = <SignInMethods methods={methods} isWaiting={isWaiting} />;
      const failure = state.kind === 'asking' && state.failure !== undefined && (
        <Alert tone="danger" live="assertive">
          {state.failure}
        </Alert>
      );
      if (!methods.hasPasswords) {
        return (
          <>
            {failure}
            {others}
            <NoMeans methods={methods} />
            <Disclosure label={labels.oneTime}>{form}</Disclosure>
          </>
        );
      }
      return (
        <>
          {failure}
          {form}
          {others}
          <ForgotPasswordLink {...forgotPassword} />
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

/** Says that the browser supports none of the means with which administrators sign in. */
function NoMeans({ methods }: { readonly methods: SignInMethodsController }) {
  const messages = useMessages(signInMessages);
  if (methods.hasPasskeys || methods.hasProvider) return null;
  return <Alert tone="warning">{messages.noMeans}</Alert>;
}

function SignedOutOfPortal() {
  const messages = useMessages(signInMessages);
  return (
    <Alert tone="info" title={messages.elsewhere}>
      {messages.elsewhereText}
    </Alert>
  );
}

interface SignInMethodsProps {
  readonly methods: SignInMethodsController;
  readonly isWaiting: boolean;
}

/** Sign-in methods other than a password, if the server has them: a passkey and a provider. */
function SignInMethods({ methods, isWaiting }: SignInMethodsProps) {
  const messages = useMessages(signInMessages);
  const { hasPasswords, hasPasskeys, hasProvider, enterByPasskey, leave } = methods;
  const isReady = useHydrated();
  // After a failure the password takes the focus; without passwords the pressed button keeps it.
  const state =
    hasPasswords || !isReady ? { disabled: isWaiting || !isReady } : { 'aria-disabled': isWaiting };
  return (
    <>
      {hasPasskeys && (
        <Button variant="secondary" {...state} onClick={enterByPasskey}>
          {messages.byPasskey}
        </Button>
      )}
      {hasProvider && (
        <Button variant="secondary" {...state} onClick={leave}>
          {messages.through}
        </Button>
      )}
    </>
  );
}
