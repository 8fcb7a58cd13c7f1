/** Messages for a browser that returns no passkey, in English. */
export const passkeysEnglish = {
  cancelled: 'The passkey was cancelled or took too long. Try again.',
  known: 'This device already has a passkey for your user.',
  failed: 'This browser could not use the passkey.',
};
