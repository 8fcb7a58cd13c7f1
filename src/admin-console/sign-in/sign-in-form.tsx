import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormStack } from '../../ui/stack/stack.styles.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { type Credentials, checkCredentials, emptyCredentials } from './sign-in.flow.ts';
import { signInMessages } from './sign-in.messages.ts';
import { PasswordGroup, ShowPassword, Submit } from './sign-in.styles.ts';

const fields = ['identifier', 'password'] as const;

interface SignInFormProps {
  readonly isWaiting: boolean;
  /** How often it failed: after each failure the password is asked for again. */
  readonly failures: number;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** A real form with the names and autocomplete words by which password managers know it. */
export function SignInForm({ isWaiting, failures, onSubmit }: SignInFormProps) {
  const words = useMessages(signInMessages);
  const [isShown, show] = useState(false);
  const form = useForm({
    fields,
    now: emptyCredentials,
    check: checkCredentials,
    onValid: onSubmit,
  });
  const passwordRef = useFocusAfterFailure(failures);

  const field = (name: keyof Credentials) => {
    const problem = form.problems[name];
    return {
      ...form.field(name),
      label: words[name],
      autoCapitalize: 'none' as const,
      spellCheck: false,
      error: problem && words[problem],
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
        placeholder={words.identifierExample}
      />
      <PasswordGroup>
        <TextField
          {...field('password')}
          type={isShown && !isWaiting ? 'text' : 'password'}
          autoComplete="current-password"
          inputRef={passwordRef}
        />
        <ShowPassword>
          <input
            type="checkbox"
            checked={isShown}
            disabled={isWaiting}
            onChange={(event) => show(event.target.checked)}
          />
          {words.showPassword}
        </ShowPassword>
      </PasswordGroup>
      <Submit>
        <Button type="submit" isBusy={isWaiting} disabled={isWaiting}>
          {isWaiting ? words.submitting : words.submit}
        </Button>
      </Submit>
    </FormStack>
  );
}

/** While it was disabled the form lost the focus; what was most likely wrong is marked to be typed over. */
function useFocusAfterFailure(failures: number) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [failures]);
  return field;
}
