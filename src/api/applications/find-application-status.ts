import * as paths from '../../contract/paths.ts';
import type { ApplicationStatusReport } from '../../domain/application/application-status-report.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { applicationStatusReport } from './application-status.schema.ts';

/**
 * Reads the status of an application. The code is sent as entered, URL-encoded.
 *
 * @param proof the last digits of the document number, for a server that announces `look-up-proof`; without them such a
 * server masks the personal data
 */
export function findApplicationStatus(
  api: ApiClient,
  code: string,
  { proof = '', signal }: { readonly proof?: string; readonly signal?: AbortSignal } = {},
): Promise<ApplicationStatusReport> {
  const shown = api.offers('look-up-proof') ? asciiOf(proof) : '';
  return api.send({
    call: paths.findStatus,
    parameters: { code },
    headers: shown === '' ? undefined : { 'birrete-proof': shown },
    signal,
    answer: itemOf(applicationStatusReport(code)),
  });
}

/** Headers accept ASCII only, so full-width digits are converted. */
function asciiOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^ -~]/g, '')
    .trim();
}
