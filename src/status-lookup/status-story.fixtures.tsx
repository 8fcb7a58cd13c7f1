import { publicStory } from '../provider/public-story.fixtures.tsx';
import { StatusLookup } from './status-lookup.tsx';

/** Spread it into the meta of the look-up's stories. */
export const statusStory = publicStory(StatusLookup, '/estado');

/** The call of the look-up. */
export const lookupCall = 'GET /api/public/status/{code}';
