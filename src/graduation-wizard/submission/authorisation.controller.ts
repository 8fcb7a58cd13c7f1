import { useState } from 'react';
import type { CheckedPrivacy } from '#provider/privacy/privacy.ts';

/** The graduate's authorisation on the last step. It belongs to one application and is never stored in the browser. */
export interface Authorisation {
  readonly isGiven: boolean;
  /** Attempts to send without it. Above 0 the problem is shown; each one moves the focus to the checkbox. */
  readonly attempts: number;
  readonly change: (isGiven: boolean) => void;
}

const notGiven = { isGiven: false, attempts: 0 };

/** The state of the authorisation, and the check before an application is sent. */
export function useAuthorisation(privacy: CheckedPrivacy | undefined) {
  const [state, setState] = useState(notGiven);
  const authorisation: Authorisation = {
    ...state,
    change: (isGiven) => setState({ isGiven, attempts: 0 }),
  };
  return {
    authorisation,
    /** Returns true if the application may be sent; if not, the checkbox shows its problem. */
    demand: () => {
      if (privacy?.kind !== 'authorisation' || state.isGiven) return true;
      setState({ isGiven: false, attempts: state.attempts + 1 });
      return false;
    },
    withdraw: () => setState(notGiven),
  };
}
