/** The response header in which a server states the version of the contract that it implements. */
export const contractHeader = 'Birrete-Contract';

/**
 * Version of the API contract. It increases when a server must do something new for the widgets; an optional addition is
 * announced as an extra instead.
 */
export const contractVersion = 1;
