import * as publicPaths from '#contract/paths/public-paths.ts';
import type { ApplicationStatusReport } from '#domain/application/application-status-report.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { headerText } from '../wire/header-text.ts';
import { applicationStatusReport } from './application-status.schema.ts';

interface StatusOptions {
  /** The last digits of the document number, for a server that announces `look-up-proof`. */
  readonly proof?: string;
  /** The key of a receipt's link, for a server that announces `receipt-key`. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Reads the status of an application. The code is sent as entered, URL-encoded. Without the proof that it requires, a
 * server masks the personal data.
 */
export async function findApplicationStatus(
  api: ApiClient,
  code: string,
  { proof = '', key = '', signal }: StatusOptions = {},
): Promise<ApplicationStatusReport> {
  const send = (shown: string) =>
    api.send({
      call: publicPaths.findStatus,
      parameters: { code },
      headers: shown === '' ? undefined : { 'birrete-proof': shown },
      signal,
      answer: itemOf(applicationStatusReport(code)),
    });
  if (key === '') return send(api.offers('look-up-proof') ? headerText(proof) : '');
  if (!api.offers('receipt-key')) {
    // A server announces its extras with its first response, and another server gets no header of ours.
    const first = await send('').catch((error: unknown) => {
      if (!api.offers('receipt-key')) throw error;
    });
    if (first !== undefined && !(first.isMasked && api.offers('receipt-key'))) return first;
  }
  return send(headerText(key));
}
