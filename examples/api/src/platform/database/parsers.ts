const dateOid = 1082;
const bigintOid = 20;

/** DATE stays text, because a Date at midnight would depend on the time zone. Counts and ids fit into a number. */
export const parsers: Record<number, (text: string) => unknown> = {
  [dateOid]: (text) => text,
  [bigintOid]: Number,
};
