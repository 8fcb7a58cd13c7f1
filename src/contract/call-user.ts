/** The parts of birrete that make calls, and operators. */
export type CallUser =
  | 'wizard'
  | 'look-up'
  | 'verification'
  | 'sign-in'
  | 'dashboard'
  | 'ceremonies'
  | 'applications'
  | 'titles'
  | 'reports'
  | 'config'
  | 'account'
  | 'operations';
