/** Choosing one's own password after the first sign-in. */
export const newPasswordEnglish = {
  title: 'Choose your password',
  text: 'You signed in with a one-time password. Choose your own to continue.',
  password: 'New password',
  passwordHint: 'At least 10 characters. A long phrase is easy to remember.',
  repetition: 'Repeat the new password',
  show: 'Show password',
  submit: 'Save and sign in',
  submitting: 'Saving...',
  back: 'Sign in as another user',

  required: 'The password is required',
  tooShort: 'The new password must have at least 10 characters',
  tooLong: 'The new password cannot have more than 200 characters',
  same: 'The new password must differ from the current one',
  different: 'The passwords do not match',

  failed: 'The password could not be changed',
  changed: 'Password updated',
};
