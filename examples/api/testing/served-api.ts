import { bulkIssueAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { demoAdministrator } from '#site/demo/demo-access.ts';
import { serveApp } from './serve-app.ts';
import type { TestApi } from './test-api.ts';

/** The result of a bulk issue for the administrator: a number of titles, a refusal, or a cut connection. */
export type PressResult =
  | { readonly kind: 'issued'; readonly count: number }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  | { readonly kind: 'cut' };

/** An API that administrators call through real connections, which a test can cut. */
export interface ServedApi {
  /** Presses 'Emitir Títulos' as one of the administrators. Aborting the signal cuts the connection. */
  press(administrator: number, ceremonyId: number, signal?: AbortSignal): Promise<PressResult>;
  close(): Promise<void>;
}

const issued = v.object({ data: bulkIssueAnswer });
const refused = v.object({ success: v.literal(false), error: v.string() });

/** Serves an API on a free port, and signs in 20 administrators. */
export async function serveAdministrators(api: TestApi): Promise<ServedApi> {
  const tokens: string[] = [];
  for (let index = 0; index < 20; index += 1) tokens.push(await api.signIn(demoAdministrator));
  const { address, close } = await serveApp(api.app);
  return {
    close,
    async press(administrator, ceremonyId, signal) {
      const authorization = `Bearer ${tokens[administrator]}`;
      const request = {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ emission_date: '30/07/2026' }),
        ...(signal === undefined ? {} : { signal }),
      };
      try {
        const path = `/api/titles/ceremony/${ceremonyId}/bulk-emit`;
        const response = await fetch(`${address}${path}`, request);
        const body: unknown = await response.json();
        if (response.ok) return { kind: 'issued', count: v.parse(issued, body).data.count };
        const { error: message } = v.parse(refused, body);
        return { kind: 'refused', status: response.status, message };
      } catch (error) {
        if (signal?.aborted) return { kind: 'cut' };
        throw error;
      }
    },
  };
}
