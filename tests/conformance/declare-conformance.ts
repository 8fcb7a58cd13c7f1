import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Check, runCheck } from './check.ts';
import { receiptKeyChecks } from './checks/limited-disclosure.ts';
import { titleProofChecks } from './checks/title-proof.ts';
import { type Context, createContext } from './context.ts';
import { conformanceSuite } from './suite.ts';

/** A server started by a test, and a function that stops it. */
export type StartedServer = {
  baseUrl: string;
  user: string;
  password: string;
  stop(): void | Promise<void>;
};

/** Checks that a server passes only if the look-up asks for a proof of identity; a code alone shows too little for others. */
export const proofOfIdentityChecks: readonly Check[] = [...receiptKeyChecks, ...titleProofChecks];

/** Checks that a server passes with usual settings. */
const usualChecks = conformanceSuite.filter((check) => !proofOfIdentityChecks.includes(check));

/** Declares checks as tests against a server of this project. None may remain unchecked. */
export function declareConformance(
  name: string,
  start: () => StartedServer | Promise<StartedServer>,
  checks: readonly Check[] = usualChecks,
): void {
  describe(`${name} implements the contract`, () => {
    let server: StartedServer;
    let context: Context;

    beforeAll(async () => {
      server = await start();
      context = createContext({ ...server, write: true, issue: true });
    });
    afterAll(() => server?.stop());

    it.each(checks)('$id: $title', async (check) => {
      expect(await runCheck(check, context)).toEqual({ kind: 'holds' });
    });
  });
}
