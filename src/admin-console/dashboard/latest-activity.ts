import type { CallPath } from '#contract/paths/call-path.ts';
import { readSummary } from '#contract/paths/extra-paths.ts';

/** The number of changes below the figures. */
const limit = 8;

const call: CallPath = `${readSummary}?limit=${limit}`;

/** The activity that the dashboard shows, and the call that reads it with the figures. */
export const latestActivity = { limit, call };
