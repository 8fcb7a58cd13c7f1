import type { ConfirmationMeans } from '#api/client.ts';
import { useMessages } from '#messages/messages-context.tsx';
import type { Confirmation } from '#provider/confirmations-store.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { FormStack, Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { useForm } from '../form/use-form.ts';
import { type StepUpController, useStepUp, useStepUpDemand } from './step-up.controller.ts';
import { stepUpMessages } from './step-up.messages.ts';

/** Asks the user to prove their identity when the server demands it for an action, which then continues. */
export function StepUpDialog() {
  const demand = useStepUpDemand();
  return demand === undefined ? null : <Asking demand={demand} />;
}

function Asking({ demand }: { readonly demand: Confirmation }) {
  const messages = useMessages(stepUpMessages);
  const confirmation = useStepUp(demand);
  const { means, pending, failure, cancel } = confirmation;
  // The pressed button keeps the focus.
  const isOther = (by: ConfirmationMeans) => blocking(pending) && pending !== by;
  return (
    <Dialog
      title={messages.title}
      size="small"
      isOpen
      onClose={cancel}
      footer={
        <Button variant="secondary" onClick={cancel}>
          {messages.cancel}
        </Button>
      }
    >
      <Stack $gap={4}>
        <Text>{means.length === 0 ? messages.unavailable : messages.text}</Text>
        {means.includes('password') && <PasswordForm confirmation={confirmation} />}
        {means.includes('passkey') && (
          <Button
            variant="secondary"
            isBusy={pending === 'passkey'}
            disabled={isOther('passkey')}
            onClick={confirmation.byPasskey}
          >
            {messages.byPasskey}
          </Button>
        )}
        {means.includes('openid') && (
          <Button
            variant="secondary"
            disabled={isOther('openid')}
            onClick={confirmation.throughProvider}
          >
            {messages.through}
          </Button>
        )}
        {pending === 'openid' && (
          <Alert tone="info" live="polite">
            {messages.waiting}
          </Alert>
        )}
        {failure !== undefined && (
          <Alert tone="danger" live="assertive">
            {failure}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

function PasswordForm({ confirmation }: { readonly confirmation: StepUpController }) {
  const messages = useMessages(stepUpMessages);
  const username = useGraduation().auth.getSession()?.user.username ?? '';
  const { pending, byPassword } = confirmation;
  const isBusy = pending === 'password';
  const form = useForm<'password', 'missing', string>({
    fields: ['password'],
    saved: noPassword,
    firstFocus: 'password',
    check: ({ password }) =>
      password === ''
        ? { status: 'invalid', problems: { password: 'missing' } }
        : { status: 'valid', input: password },
    onValid: byPassword,
  });
  return (
    <FormStack $gap={4} method="post" noValidate ref={form.formRef} onSubmit={form.onSubmit}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={messages.password}
        showLabel={messages.show}
        autoComplete="current-password"
        error={form.problems.password && messages.passwordMissing}
        isRequired
      />
      <Button type="submit" isBusy={isBusy} disabled={blocking(pending) && !isBusy}>
        {isBusy ? messages.confirming : messages.confirm}
      </Button>
    </FormStack>
  );
}

/** True if the other means have to wait. The provider's window may be closed: then the user tries again. */
function blocking(pending: ConfirmationMeans | undefined): boolean {
  return pending !== undefined && pending !== 'openid';
}

const noPassword = { password: '' };
