/** The user's sessions and passkeys in English. */
export const consoleSessionsEnglish = {
  title: 'Your sessions',
  unknown: 'Another device',
  here: 'This session',
  seen: 'Last used: {when}',
  end: 'End',
  endAction: 'End the session of {device}, {when}',
  ended: 'Session ended',
  endOthers: 'End all others',
  othersEnded: 'The other sessions have ended',
  endFailed: 'The session could not be ended',

  byPasskey: 'With a passkey',
  passkeys: 'Your passkeys',
  passkeysText:
    'With a passkey you sign in without a password: with your fingerprint, your face or the PIN of your device.',
  unused: 'Not used yet',
  remove: 'Remove',
  removeAction: 'Remove the passkey {name}',
  removed: 'Passkey removed',
  add: 'Add a passkey',
  unsupported: 'This browser does not support passkeys.',
  name: 'Name of the passkey',
  password: 'Password',
  show: 'Show password',
  added: 'Passkey added',
  passkeyFailed: 'Your passkeys could not be changed',
};
