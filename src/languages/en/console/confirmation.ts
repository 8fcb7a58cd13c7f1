import type { CompleteMessages } from '#languages/complete-messages.ts';

/** English messages about proving one's identity again, and about a passkey in place of a one-time password. */
export const confirmationEnglish = {
  confirmation: {
    title: 'Confirm that it is you',
    text: 'You signed in a while ago. Confirm your identity and the action will continue automatically.',
    password: 'Password',
    show: 'Show password',
    passwordMissing: 'The password is required',
    confirm: 'Confirm',
    confirming: 'Confirming...',
    byPasskey: 'Confirm with a passkey',
    through: 'Confirm with your university account',
    waiting: 'Confirm in the window that has opened. This page will wait.',
    blocked: "The browser blocked your university's window. Allow pop-up windows and try again.",
    unavailable: 'For this action, sign out and sign in again.',
    cancel: 'Cancel',

    failed: 'We could not confirm that it is you',
    declined: 'Nothing was done: you have to confirm that it is you.',

    returned: 'Done',
    returnedText: 'You can close this window and continue in the previous one.',
  },
  newPasskey: {
    title: 'Add a passkey',
    text: 'You signed in with a one-time password. Here you sign in with a passkey: with your fingerprint, your face or the PIN of your device.',
    unsupported:
      'This browser does not support passkeys. Use another one with a new one-time password.',
    name: 'Name of the passkey',
    usualName: 'My device',
    nameMissing: 'The name of the passkey is required',
    submit: 'Add a passkey',
    back: 'Sign in as another user',

    added: 'Passkey added',
    addedText: 'Sign in with it.',
    failed: 'The passkey could not be added',
  },
} satisfies Pick<CompleteMessages, 'confirmation' | 'newPasskey'>;
