import { useRef, useState } from 'react';
import { ApiError, type FieldMessages } from '#api/api-error.ts';
import { changePassword, newPasswordKey } from '#api/auth/change-password.ts';
import { type SignInResult, signIn } from '#api/auth/sign-in.ts';
import { signOut } from '#api/auth/sign-out.ts';
import type { ApiClient } from '#api/client.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { failureMessages } from '#provider/failure.messages.ts';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useTask } from '#react/use-task.ts';
import type { Credentials } from '../sign-in.flow.ts';
import { passwordFailure } from './new-password.flow.ts';
import { newPasswordMessages } from './new-password.messages.ts';

/** A sign-in that requires a new password first. */
export interface PendingSignIn {
  readonly result: SignInResult;
  readonly credentials: Credentials;
}

export interface NewPasswordOptions {
  readonly pending: PendingSignIn;
  /** Called when the password was changed. */
  readonly onDone: (result: SignInResult) => void;
  /** Returns to the sign-in form. */
  readonly onBack: () => void;
}

export interface NewPasswordFailure {
  readonly message: string;
  /** The server's messages about fields, by their names in the form. */
  readonly fields: FieldMessages;
}

export interface NewPasswordController {
  readonly isWaiting: boolean;
  /** Why the last attempt failed; global failures become notices. */
  readonly failure: NewPasswordFailure | undefined;
  /** Number of failed attempts, so that each one can move the focus. */
  readonly failures: number;
  submit(newPassword: string): void;
  back(): void;
}

/** Replaces the one-time password and signs the user in with the new one. */
export function useNewPassword(options: NewPasswordOptions): NewPasswordController {
  const { pending, onDone, onBack } = options;
  const { api, notifications } = useGraduation();
  const notices = useFailureNotices();
  const messages = useMessages(newPasswordMessages);
  const { unauthorized } = useMessages(failureMessages);
  const change = usePasswordChange(pending);
  const { isBusy, failures, run } = useTask();
  const [failure, setFailure] = useState<NewPasswordFailure>();

  const fail = (error: unknown) => {
    if (passwordFailure(error) === 'expired') {
      notifications.show({ tone: 'error', title: unauthorized });
      return onBack();
    }
    const message = notices.describeInline(error, { message: messages.failed }) ?? messages.failed;
    const text = error instanceof ApiError ? error.fields?.[newPasswordKey] : undefined;
    setFailure({ message, fields: text === undefined ? {} : { password: text } });
  };

  return {
    isWaiting: isBusy,
    failure: isBusy ? undefined : failure,
    failures,
    submit: (newPassword) => run({ call: () => change(newPassword), onDone, onFailed: fail }),
    back: () => {
      const authorization = `Bearer ${pending.result.token}`;
      if (api.offers('sign-out')) void signOut(api, { authorization }).catch(() => undefined);
      onBack();
    },
  };
}

/**
 * Changes the password. After an unclear response, a sign-in with the new password shows whether the change was made.
 * It comes before anything is sent again, since the old password may be invalid by then.
 */
function usePasswordChange({ result, credentials }: PendingSignIn) {
  const { api } = useGraduation();
  const { identifier, password: currentPassword } = credentials;
  const unclear = useRef<string>(undefined);

  const enter = async (): Promise<SignInResult | undefined> => {
    if (unclear.current === undefined) return undefined;
    const entered = await enterWith(api, { identifier, password: unclear.current });
    unclear.current = undefined;
    return entered;
  };

  return async (newPassword: string): Promise<SignInResult> => {
    const entered = await enter();
    if (entered !== undefined) return entered;
    try {
      const change = { token: result.token, currentPassword, newPassword };
      return { ...result, token: await changePassword(api, change) };
    } catch (error) {
      if (passwordFailure(error) !== 'uncertain') throw error;
      unclear.current = newPassword;
      const late = await enter().catch(() => undefined);
      if (late === undefined) throw error;
      return late;
    }
  };
}

/** @returns undefined for a wrong password @throws ApiError without a clear response */
async function enterWith(
  api: ApiClient,
  credentials: Credentials,
): Promise<SignInResult | undefined> {
  try {
    return await signIn(api, credentials);
  } catch (error) {
    if (passwordFailure(error) === 'expired') return undefined;
    throw error;
  }
}
