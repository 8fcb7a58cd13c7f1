import * as v from 'valibot';

/** The provider's name on the sign-in page. */
export const openIdAnswer = v.object({ label: v.string() });

/** The provider's sign-in page, and the key that the tab stores until the user returns. */
export const openIdStartAnswer = v.object({ url: v.string(), key: v.string() });
