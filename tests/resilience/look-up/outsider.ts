import { expect } from 'vitest';
import type { TestApi } from '../../../examples/api/testing/test-api.ts';

/** The addresses of the attack: six IPv4 lines, and one IPv6 site whose /64 networks rotate. */
const lines = Array.from({ length: 6 }, (_, index) => `198.51.100.${index + 1}`);
const networksPerMinute = 60;

/** A connection from a trusted proxy on the loopback address. */
const behindProxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

/** The result of an attack. */
export interface Loot {
  /** Requests sent. */
  asked: number;
  /** People whose e-mail or document an answer contained, by code. */
  readonly identities: Set<string>;
  /** Rejection reasons. */
  reasons: number;
  /** Proofs that the server compared with the person's. */
  tries: number;
  refused: number;
  /** Minutes on the clock, until the last code was read or the attack was over. */
  minutes: number;
}

/** The proof that an outsider sends for a code; undefined sends none. */
export type Guess = (attempt: number) => string | undefined;

interface Attack {
  readonly api: TestApi;
  readonly codes: readonly string[];
  readonly guess: Guess;
  /** The duration on the clock. */
  readonly minutes: number;
}

/**
 * Enumerates codes through a trusted proxy on the loopback address. Each source asks until it is refused, and asks again
 * in the next minute. The clock advances by a minute at a time, and an outsider who has read every code stops.
 */
export async function enumerateCodes({ api, codes, guess, minutes }: Attack): Promise<Loot> {
  const loot: Loot = {
    asked: 0,
    identities: new Set(),
    reasons: 0,
    tries: 0,
    refused: 0,
    minutes: 0,
  };
  const ask = async (address: string): Promise<boolean> => {
    const proof = guess(loot.asked);
    const code = codes[loot.asked % codes.length] ?? '';
    loot.asked += 1;
    const headers = { 'X-Forwarded-For': address, ...(proof && { 'Birrete-Proof': proof }) };
    const path = `/api/public/status/${code}`;
    const response = await api.app.request(path, { headers }, behindProxy);
    const text = await response.text();
    if (response.status === 429) {
      loot.refused += 1;
      return false;
    }
    expect(response.status).toBe(200);
    if (proof !== undefined) loot.tries += 1;
    if (!text.includes('"masked":true')) loot.identities.add(code);
    if (text.includes('"notes"')) loot.reasons += 1;
    return true;
  };
  for (let minute = 0; minute < minutes && loot.identities.size < codes.length; minute += 1) {
    for (const source of sourcesOf(minute)) {
      while (loot.identities.size < codes.length && (await ask(source.next()))) {
        // Until the source is refused.
      }
    }
    api.pass(60);
    loot.minutes = minute + 1;
  }
  return loot;
}

/** The sources of a minute: each line, and each rotation through the site. */
function sourcesOf(minute: number): readonly { next(): string }[] {
  let network = minute * networksPerMinute;
  const site = {
    next: () => {
      network += 1;
      return `2001:db8:7:${(network % 65_536).toString(16)}::1`;
    },
  };
  return [...lines.map((address) => ({ next: () => address })), site];
}
