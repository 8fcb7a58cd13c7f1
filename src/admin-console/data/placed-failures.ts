import { createContext } from 'react';

/** The sentence that stands in place of a list, by the failure that kept the list away. */
export type PlacedSentences = WeakMap<Error, string>;

export const PlacedFailures = createContext<PlacedSentences>(new WeakMap());
