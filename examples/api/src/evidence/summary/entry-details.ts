import * as v from 'valibot';

const text = v.fallback(v.nullable(v.string()), null);

const none = { name: null, application_code: null, count: null, titles: [], title: null };

/** Fields of an entry that older versions, and erased entries, lack. */
const details = v.fallback(
  v.object({
    name: text,
    application_code: text,
    count: v.fallback(v.nullable(v.number()), null),
    /** The application codes of titles that were handed over together. */
    titles: v.fallback(v.array(v.string()), []),
    /** The application code of the title whose hand-over was corrected. */
    title: text,
  }),
  none,
);

/** Reads what an entry stores about its subject, before or after the change. */
export function storedDetails(stored: unknown): v.InferOutput<typeof details> {
  return v.parse(details, stored);
}

/** The application codes of the titles of an entry about hand-overs; empty once the entry is erased. */
export function handedCodesOf(after: unknown): readonly string[] {
  const { titles, title } = storedDetails(after);
  return title === null ? titles : [title];
}
