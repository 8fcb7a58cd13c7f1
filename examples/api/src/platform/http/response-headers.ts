/** Names what this server offers beyond the contract. */
export const extrasHeader = 'Birrete-Extras';

/** The day of the university, `YYYY-MM-DD`. */
export const todayHeader = 'Birrete-Today';

/** Says in how many seconds the session ends if the user makes no further call. */
export const sessionEndHeader = 'Birrete-Session-Ends';

/** Lists the means by which a user can prove their identity again, in a refusal that demands it. */
export const stepUpHeader = 'Birrete-Step-Up';
