import * as publicPaths from '#contract/paths/public-paths.ts';
import { listAt } from '../list-at.ts';
import { readableChoices } from '../wire/answer.ts';
import { publicCeremony } from './ceremony.schema.ts';

export const offeredCeremonies = readableChoices(publicCeremony);

/** The ceremonies offered to applicants. */
export const listPublicCeremonies = listAt(publicPaths.listOfferedCeremonies, offeredCeremonies);
