import { useEffect, useId, useRef } from 'react';
import { trimText } from '#domain/text/blank-text.ts';
import { deviceOf } from '#domain/user/device.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormStack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { type NewPasskeyOptions, useNewPasskey } from './new-passkey.controller.ts';
import { newPasskeyMessages } from './new-passkey.messages.ts';
import { Submit } from './sign-in.styles.ts';

/** The second step of the sign-in with a one-time password, where passwords are switched off: adds a passkey. */
export function NewPasskeyStep(props: NewPasskeyOptions) {
  const messages = useMessages(newPasskeyMessages);
  const { isSupported, isWaiting, failure, submit, back } = useNewPasskey(props);
  const form = useForm<'name', 'missing', string>({
    fields: ['name'],
    saved: { name: deviceOf(navigator.userAgent) || messages.usualName },
    check: ({ name }) => {
      const input = trimText(name);
      return input === ''
        ? { status: 'invalid', problems: { name: 'missing' } }
        : { status: 'valid', input };
    },
    onValid: submit,
  });
  const titleId = useId();
  const textId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The sign-in form, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <FormStack
      $gap={4}
      noValidate
      ref={form.formRef}
      onSubmit={form.onSubmit}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Heading level={2} size="section" id={titleId} tabIndex={-1} headingRef={heading}>
        {messages.title}
      </Heading>
      <Text id={textId}>{isSupported ? messages.text : messages.unsupported}</Text>
      {isSupported && (
        <TextField
          {...form.field('name')}
          label={messages.name}
          error={form.problems.name && messages.nameMissing}
          isRequired
        />
      )}
      {failure !== undefined && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      <Submit>
        {isSupported && (
          <Button type="submit" isBusy={isWaiting}>
            {messages.submit}
          </Button>
        )}
        <Button variant="quiet" disabled={isWaiting} onClick={back}>
          {messages.back}
        </Button>
      </Submit>
    </FormStack>
  );
}
