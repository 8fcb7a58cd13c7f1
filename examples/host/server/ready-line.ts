import { demoAdministrator, demoPassword } from '../../api/src/demo/demo-access.ts';
import type { SiteSettings } from './site-settings.ts';

/** The one line that is printed when the site can be opened. The demo's password is a secret to nobody. */
export function readyLine({ hostname, apiUrl, demo }: SiteSettings, port: number): string {
  const host = hostname.includes(':') ? `[${hostname}]` : hostname;
  const address = `Sistema de Graduaciones: http://${host}:${port}`;
  if (apiUrl !== undefined) return `${address} (API: ${apiUrl})`;
  if (!demo) return address;
  return `${address} — administrador de demostración: ${demoAdministrator} / ${demoPassword}`;
}
