const dateOid = 1082;
const bigintOid = 20;

/**
 * DATE stays text, because a Date at midnight moves with the time zone; counts and identities fit a number.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  [dateOid]: (text) => text,
  [bigintOid]: Number,
};
