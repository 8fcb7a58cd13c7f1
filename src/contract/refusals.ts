import { openIdRefusals } from './account/openid.ts';
import { passkeyRefusals } from './account/passkeys.ts';
import { sessionRefusals } from './account/session.ts';
import { userRefusals } from './account/users.ts';
import { applicationRefusals } from './applications.ts';
import { careerRefusals } from './careers.ts';
import { ceremonyRefusals } from './ceremonies.ts';
import { correctionRefusals } from './corrections.ts';
import { authorityRefusals } from './documents/authorities.ts';
import { documentFieldRefusals } from './documents/document-fields.ts';
import { documentTemplateRefusals } from './documents/document-templates.ts';
import { printRefusals } from './documents/prints.ts';
import { handoverRefusals } from './handovers.ts';
import { holdRefusals } from './holds.ts';
import { lookUpRefusals } from './look-up.ts';
import { namedCatalogueRefusals } from './named-catalogues.ts';
import { reportRefusals } from './reports.ts';
import { generalRefusals, type Refusal, type RefusalAnswer } from './schema/refusal.ts';
import { titleProofRefusals } from './title-proof.ts';
import { titleRefusals } from './titles.ts';
import { verificationRefusals } from './verification.ts';

/** The status and Spanish message with which a server of ours declines a call, by the refusal's id. */
export const refusals = {
  ...generalRefusals,
  ...sessionRefusals,
  ...applicationRefusals,
  ...lookUpRefusals,
  ...ceremonyRefusals,
  ...titleRefusals,
  ...reportRefusals,
  ...namedCatalogueRefusals,
  ...careerRefusals,
  ...userRefusals,
  ...authorityRefusals,
  ...documentTemplateRefusals,
  ...printRefusals,
  ...documentFieldRefusals,
  ...handoverRefusals,
  ...openIdRefusals,
  ...passkeyRefusals,
  ...titleProofRefusals,
  ...verificationRefusals,
  ...correctionRefusals,
  ...holdRefusals,
} as const satisfies Record<string, RefusalAnswer>;

/** The id of a refusal. */
export type RefusalId = keyof typeof refusals;

/**
 * The messages of a refusal about fields of the body, by their names.
 *
 * @param named the field's name in the body of the call, if it is not the one in the contract
 */
export function refusalFields(
  refusal: Refusal<RefusalId>,
  named?: string,
): Readonly<Record<string, string>> | undefined {
  const { field, fieldMessage }: RefusalAnswer = refusals[refusal.id];
  const name = named ?? field;
  if (name !== undefined) return { [name]: refusalMessage(refusal) };
  if (fieldMessage === undefined) return undefined;
  const stored = Object.entries(refusal.stored ?? {});
  return Object.fromEntries(stored.map(([name, value]) => [name, fieldMessage(value)]));
}

/** The Spanish message of a refusal, with its values. */
export function refusalMessage({ id, values = {} }: Refusal<RefusalId>): string {
  const { message }: RefusalAnswer = refusals[id];
  return typeof message === 'string' ? message : message(values);
}
