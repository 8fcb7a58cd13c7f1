import { namedCatalogueRefusals } from './named-catalogues.ts';
import type { Refusal } from './refusal.ts';
import { applicationRefusals } from './refusals/applications.ts';
import { careerRefusals } from './refusals/careers.ts';
import { ceremonyRefusals } from './refusals/ceremonies.ts';
import { correctionRefusals } from './refusals/corrections.ts';
import { documentRefusals } from './refusals/documents.ts';
import { generalRefusals } from './refusals/general.ts';
import { handoverRefusals } from './refusals/handover.ts';
import { providerRefusals } from './refusals/provider.ts';
import type { RefusalAnswer } from './refusals/refusal-answer.ts';
import { sessionRefusals } from './refusals/session.ts';
import { titleProofRefusals } from './refusals/title-proof.ts';
import { titleRefusals } from './refusals/titles-and-reports.ts';
import { userRefusals } from './refusals/users.ts';

/** The status and Spanish message with which a server of ours declines a call, by the refusal's id. */
export const refusals = {
  ...generalRefusals,
  ...sessionRefusals,
  ...providerRefusals,
  ...applicationRefusals,
  ...ceremonyRefusals,
  ...titleRefusals,
  ...titleProofRefusals,
  ...documentRefusals,
  ...handoverRefusals,
  ...correctionRefusals,
  ...namedCatalogueRefusals,
  ...careerRefusals,
  ...userRefusals,
} as const satisfies Record<string, RefusalAnswer>;

/** The id of a refusal. */
export type RefusalId = keyof typeof refusals;

/** The Spanish message of a refusal, with its values. */
export function refusalMessage({ id, values = {} }: Refusal<RefusalId>): string {
  const { message }: RefusalAnswer = refusals[id];
  return typeof message === 'string' ? message : message(values);
}
