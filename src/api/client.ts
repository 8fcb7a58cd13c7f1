import type { ApiCall } from './api-call.ts';
import { sendWithKy } from './ky-transport.ts';
import { type Extra, type Sending, sendCall } from './send-call.ts';
import type { Answer, Transport } from './transport.ts';

export interface ApiClientOptions extends Omit<Sending, 'offers' | 'onAnswer'> {
  /** What the server offers beyond the API contract, separated by commas. @default what its answers announce */
  readonly extras?: string | undefined;
  /** Carries out one exchange. @default ky */
  readonly transport?: Transport | undefined;
}

/** The only access to the server. */
export interface ApiClient {
  /** As it was given: tells what belongs to one university from what belongs to another. */
  readonly baseUrl: string;
  /** @throws ApiError */
  send<Value>(call: ApiCall<Value>): Promise<Value>;
  /** Whether the server offers something beyond the API contract; false as long as nobody has said so. */
  offers(extra: Extra): boolean;
}

/** Makes a client for one API. Two clients share nothing. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { transport = sendWithKy } = options;
  let extras = options.extras ?? '';
  const offers = (extra: Extra) => extras.split(/[\s,]+/).includes(extra);
  const onAnswer = (answer: Answer) => {
    extras = options.extras ?? answer.extras ?? extras;
  };
  return {
    baseUrl: options.baseUrl,
    send: (call) => sendCall({ ...options, offers, onAnswer }, call, transport),
    offers,
  };
}
