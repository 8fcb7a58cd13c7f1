import * as v from 'valibot';

/** What the sign-in page shows of the provider. */
export const openIdAnswer = v.object({ label: v.string() });

/** Where the person signs in, and what the console keeps until he is back. */
export const openIdStartAnswer = v.object({ url: v.string(), key: v.string() });
