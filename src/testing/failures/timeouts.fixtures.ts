/** Milliseconds until a story's call counts as unanswered: a state of waiting lasts for as long as it is looked at. */
export const longTimeout = 60_000;
