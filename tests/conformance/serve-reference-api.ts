import { demoPassword } from 'birrete/testing';
import type { DatabaseLocation } from '../../examples/api/src/platform/database/open.ts';
import {
  defaultSettings,
  type Settings,
} from '../../examples/api/src/platform/settings/settings.ts';
import { startApi } from '../../examples/api/src/site/start.ts';
import { serveApp } from '../../examples/api/testing/serve-app.ts';
import { testSettings } from '../../examples/api/testing/test-api.ts';
import type { StartedServer } from './declare-conformance.ts';

const silent = { info() {}, warn() {}, error() {} };

/** Serves the reference API with demonstration data in this process, on a free port. */
export async function serveReferenceApi(
  location: DatabaseLocation,
  change: Pick<Partial<Settings>, 'lookUpProof' | 'registers' | 'opensDocuments'> = {},
): Promise<StartedServer> {
  const text = { version: '2026-1', content: 'Los datos se usan para tramitar el título.' };
  const privacy = { kind: 'notice', href: '/datos', text } as const;
  const settings = {
    ...defaultSettings,
    privacy,
    passwordCost: testSettings.passwordCost,
    // The suite sends more applications in a minute than a network may.
    throttle: testSettings.throttle,
    ...change,
  };
  const api = await startApi({ ...location, settings, log: silent, demo: true });
  const { address, close } = await serveApp(api.app);
  return {
    baseUrl: address,
    user: 'admin',
    password: demoPassword,
    async stop() {
      await close();
      await api.close();
    },
  };
}
