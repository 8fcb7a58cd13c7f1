/** One's own sessions in English. */
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
};
