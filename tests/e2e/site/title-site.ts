import { freePort } from './free-port.ts';
import { startPersistentSite } from './persistent-site.ts';
import { embeddedData } from './site-data.ts';
import { freshSiteTest } from './site-test.ts';

export const university = 'Universidad Central de los Andes';

/** A test of a site that offers everything around a title. */
export const titleTest = freshSiteTest
  .extend('port', { scope: 'file' }, () => freePort())
  .extend('data', { scope: 'file' }, () => embeddedData())
  .extend('site', { scope: 'file' }, async ({ port, data }, { onCleanup }) => {
    const env = {
      PORT: String(port),
      BIRRETE_LOOK_UP_PROOF: 'key',
      BIRRETE_VERIFICATION: 'on',
      BIRRETE_VERIFICATION_URL: `http://127.0.0.1:${port}/verificar?codigo={code}`,
      BIRRETE_VERIFICATION_DOCUMENT: 'on',
      BIRRETE_UNIVERSITY: university,
    };
    const site = await startPersistentSite('host', env, data);
    onCleanup(() => site.remove());
    return site;
  });
