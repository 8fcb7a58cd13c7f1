import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NewPasskey } from '#api/auth/passkeys.ts';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import { deviceOf } from '#domain/user/device.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { FormStack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { FailureAlert } from '../form/failure-alert.tsx';
import { useForm } from '../form/use-form.ts';
import { ShortList, ShortListRow } from '../list/short-list.tsx';
import { usePasskeys } from './passkeys.controller.ts';
import { sessionsMessages } from './sessions.messages.ts';

interface PasskeysProps {
  /** False while the content above may still push this list down. */
  readonly isSettled: boolean;
}

/** The user's passkeys, with buttons to remove and add them. */
export function Passkeys({ isSettled }: PasskeysProps) {
  const { messages, format, locale } = useText(sessionsMessages);
  const { list, failure, isBusy, remove, canAdd, needsPassword, add } = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  // A button that moves under the pointer loses the press.
  const hasPlace = isSettled && list.status !== 'loading';
  const addButton = useRef<HTMLButtonElement>(null);
  // The focused element disappears with the row or the form.
  const focusAdd = () => addButton.current?.focus();
  const closeForm = () => {
    flushSync(() => setAdding(false));
    focusAdd();
  };
  const seen = (when: string) => format(messages.seen, { when });
  return (
    <>
      <Heading level={3} size="small">
        {messages.passkeys}
      </Heading>
      <Text>{canAdd ? messages.passkeysText : messages.unsupported}</Text>
      <ShortList list={list}>
        {(row) => (
          <ShortListRow
            key={row.id}
            name={row.name}
            facts={[row.usedAt ? seen(formatTimestamp(row.usedAt, locale)) : messages.unused]}
            action={messages.remove}
            actionName={format(messages.removeAction, { name: row.name })}
            isBusy={isBusy}
            onAction={() => remove(row, focusAdd)}
          />
        )}
      </ShortList>
      <FailureAlert failure={failure} />
      {isAdding ? (
        <PasskeyForm
          isBusy={isBusy}
          needsPassword={needsPassword}
          onSubmit={(passkey) => add(passkey, closeForm)}
        />
      ) : (
        canAdd &&
        hasPlace && (
          <Button variant="secondary" buttonRef={addButton} onClick={() => setAdding(true)}>
            {messages.add}
          </Button>
        )
      )}
    </>
  );
}

interface PasskeyFormProps {
  readonly isBusy: boolean;
  readonly needsPassword: boolean;
  readonly onSubmit: (passkey: NewPasskey) => void;
}

/**
 * Asks for a name, by default the device's, and the password, where there are passwords. The server validates both.
 */
function PasskeyForm({ isBusy, needsPassword, onSubmit }: PasskeyFormProps) {
  const messages = useMessages(sessionsMessages);
  const form = useForm<'name' | 'password', never, NewPasskey>({
    fields: ['name', 'password'],
    saved: { name: deviceOf(navigator.userAgent), password: '' },
    firstFocus: needsPassword ? 'password' : 'name',
    check: ({ name, password }) => ({
      status: 'valid',
      input: needsPassword ? { name, password } : { name },
    }),
    onValid: onSubmit,
  });
  return (
    <FormStack $gap={4} ref={form.formRef} onSubmit={form.onSubmit}>
      <TextField {...form.field('name')} label={messages.name} />
      {needsPassword && (
        <PasswordField
          {...form.field('password')}
          label={messages.password}
          showLabel={messages.show}
          autoComplete="current-password"
        />
      )}
      <Button type="submit" isBusy={isBusy}>
        {messages.add}
      </Button>
    </FormStack>
  );
}
