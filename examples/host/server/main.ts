import path from 'node:path';
import { readPrivacySettings } from '@birrete/example-api/platform/settings/privacy-settings';
import { readEnvironment } from '@birrete/example-api/platform/settings/read-environment';
import { readVariable } from '@birrete/example-api/platform/settings/read-variable';
import { readyLine } from '@birrete/example-api/site/ready-line';
import { endWithMessage, serveSite } from '@birrete/example-api/site/serve-site';
import { readSiteSettings } from '@birrete/example-api/site/site-settings';
import { createLog, startSiteApi } from '@birrete/example-api/site/start-site-api';
import { renderedContent } from './rendered-pages.ts';
import { createSite } from './site.ts';

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const settings = readSiteSettings(env);
  const log = createLog(settings);
  const securityContacts = readVariable(env, 'BIRRETE_SECURITY_CONTACT');
  const verification = readVariable(env, 'BIRRETE_VERIFICATION');
  const privacy = readPrivacySettings(env);
  const { apiUrl, port, hostname, demo, drainSeconds } = settings;
  const folder = path.resolve(import.meta.dirname, '../dist');

  serveSite({
    start: async () => {
      const api = apiUrl === undefined ? await startSiteApi(settings, env, log) : undefined;
      const site = createSite({
        folder,
        api: api?.app,
        apiUrl,
        securityContacts,
        verification,
        privacy,
        readContent: renderedContent({ folder, log }),
      });
      return { fetch: site.fetch, close: async () => api?.close() };
    },
    port,
    hostname,
    demo,
    drainSeconds,
    line: (address) => readyLine(settings, address),
    log,
  });
}

main().catch(endWithMessage);
