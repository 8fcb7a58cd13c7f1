/** Names what this server offers beyond the contract. */
export const extrasHeader = 'Birrete-Extras';

/** Says in how many seconds the session ends if the user makes no further call. */
export const sessionEndHeader = 'Birrete-Session-Ends';
