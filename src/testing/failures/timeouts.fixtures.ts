/** Milliseconds until a story's call counts as unanswered: a state of waiting lasts for as long as it is looked at. */
export const longTimeout = 60_000;

/** For stories in which a call goes unanswered: soon, but not so soon that a busy machine is taken for a lost one. */
export const shortTimeout = 2_500;
