import { useMessages } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { useHydrated } from '#react/use-hydrated.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { FormStack } from '#ui/stack/stack.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { type Credentials, checkCredentials, emptyCredentials } from './sign-in.flow.ts';
import { signInMessages } from './sign-in.messages.ts';
import { Submit } from './sign-in.styles.ts';

const fields = ['identifier', 'password'] as const;

interface SignInFormProps {
  readonly isWaiting: boolean;
  /** The number of failures; each one moves the focus to the password. */
  readonly failures: number;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** A form with the names and autocomplete values that password managers recognise. */
export function SignInForm({ isWaiting, failures, onSubmit }: SignInFormProps) {
  const messages = useMessages(signInMessages);
  // Before its script runs, the browser would send the password to the page's own address.
  const isReady = useHydrated();
  const form = useForm({
    fields,
    saved: emptyCredentials,
    check: checkCredentials,
    onValid: onSubmit,
  });
  // The disabled form has lost the focus. The password, which is wrong more often, is selected for typing over it.
  const passwordRef = useFocusWhen<HTMLInputElement>(failures, { selects: true });

  const field = (name: keyof Credentials) => {
    const problem = form.problems[name];
    return {
      ...form.field(name),
      label: messages[name],
      error: problem && messages[problem],
      isDisabled: isWaiting,
      isRequired: true,
    };
  };

  return (
    <FormStack $gap={4} method="post" noValidate ref={form.formRef} onSubmit={form.onSubmit}>
      <TextField
        {...field('identifier')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={messages.identifierExample}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        showLabel={messages.showPassword}
        inputRef={passwordRef}
      />
      <Submit>
        <Button type="submit" isBusy={isWaiting} disabled={isWaiting || !isReady}>
          {isWaiting ? messages.submitting : messages.submit}
        </Button>
      </Submit>
    </FormStack>
  );
}
