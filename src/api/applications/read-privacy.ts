import { pipe, transform } from 'valibot';
import { readPrivacy as readPrivacyPath } from '#contract/paths/public-extra-paths.ts';
import type { PrivacyInForce } from '#domain/application/privacy-in-force.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { optionalText, optionalWebAddress } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const privacy = pipe(
  rowOf({
    kind: [optionalText, 'kind'],
    href: [optionalWebAddress, 'href'],
    text: [optionalText, 'text'],
    version: [optionalText, 'version'],
  }),
  transform(({ kind, href, text, version }): PrivacyInForce | undefined =>
    text === undefined || version === undefined
      ? undefined
      : { isRequired: kind === 'authorisation', href, text, version },
  ),
);

/** Reads the text about personal data; undefined without one. Only for servers that offer 'privacy'. */
export function readPrivacy(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<PrivacyInForce | undefined> {
  return api.send({ call: readPrivacyPath, signal, answer: itemOf(privacy) });
}
