import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCheck } from './check.ts';
import { type Context, createContext } from './context.ts';
import { conformanceSuite } from './suite.ts';

/** A server started by a test, and a function that stops it. */
export type StartedServer = {
  baseUrl: string;
  user: string;
  password: string;
  stop(): void | Promise<void>;
};

/** Declares the whole suite as tests against a server of this project. No check may remain unchecked. */
export function declareConformance(name: string, start: () => Promise<StartedServer>): void {
  describe(`${name} implements the contract`, () => {
    let server: StartedServer;
    let context: Context;

    beforeAll(async () => {
      server = await start();
      context = createContext({ ...server, write: true, issue: true });
    });
    afterAll(() => server?.stop());

    it.each(conformanceSuite)('$id: $title', async (check) => {
      expect(await runCheck(check, context)).toEqual({ kind: 'holds' });
    });
  });
}
