import * as paths from '#contract/paths/paths.ts';
import { listAt } from '../endpoints.ts';
import { readableChoices } from '../wire/answer.ts';
import { publicCeremony } from './ceremony.schema.ts';

export const offeredCeremonies = readableChoices(publicCeremony);

/** The ceremonies offered to applicants. */
export const listPublicCeremonies = listAt(paths.listOfferedCeremonies, offeredCeremonies);
