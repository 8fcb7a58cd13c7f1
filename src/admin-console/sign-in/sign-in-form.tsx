import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormStack } from '../../ui/stack/stack.styles.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { type CredentialField, missingFields } from './sign-in.flow.ts';
import { signInMessages } from './sign-in.messages.ts';
import { PasswordGroup, ShowPassword, Submit } from './sign-in.styles.ts';

interface SignInFormProps {
  readonly isWaiting: boolean;
  /** How often it failed: after each failure the password is asked for again. */
  readonly failures: number;
  readonly onSubmit: (credentials: { identifier: string; password: string }) => void;
}

/** A real form with the names and autocomplete words by which password managers know it. */
export function SignInForm({ isWaiting, failures, onSubmit }: SignInFormProps) {
  const words = useMessages(signInMessages);
  const form = useSignInForm(onSubmit);
  const passwordRef = useFocusAfterFailure(failures, form.fields.password);

  return (
    <FormStack $gap={4} method="post" noValidate onSubmit={form.submit}>
      <TextField
        label={words.identifier}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.identifierExample}
        value={form.values.identifier}
        onChange={(identifier) => form.change({ identifier })}
        error={form.isMissing('identifier') ? words.identifierMissing : undefined}
        isDisabled={isWaiting}
        inputRef={form.fields.identifier}
        isRequired
      />
      <PasswordGroup>
        <TextField
          label={words.password}
          name="password"
          type={form.isShown && !isWaiting ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.password}
          onChange={(password) => form.change({ password })}
          error={form.isMissing('password') ? words.passwordMissing : undefined}
          isDisabled={isWaiting}
          inputRef={passwordRef}
          isRequired
        />
        <ShowPassword>
          <input
            type="checkbox"
            checked={form.isShown}
            disabled={isWaiting}
            onChange={(event) => form.show(event.target.checked)}
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

function useSignInForm(onSubmit: SignInFormProps['onSubmit']) {
  const [values, setValues] = useState({ identifier: '', password: '' });
  const [missing, setMissing] = useState<readonly CredentialField[]>([]);
  const [isShown, show] = useState(false);
  const identifier = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const fields = { identifier, password };

  const change = (patch: Partial<typeof values>) => {
    setValues((current) => ({ ...current, ...patch }));
    setMissing((fieldsMissing) => fieldsMissing.filter((field) => !(field in patch)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = missingFields(values);
    setMissing(empty);
    const [first] = empty;
    if (first === undefined) onSubmit(values);
    else fields[first].current?.focus();
  };
  return {
    values,
    fields,
    isShown,
    show,
    change,
    submit,
    isMissing: (field: CredentialField) => missing.includes(field),
  };
}

/** While it was disabled the form lost the focus; what was most likely wrong is marked to be typed over. */
function useFocusAfterFailure(failures: number, field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (failures === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [failures, field]);
  return field;
}
