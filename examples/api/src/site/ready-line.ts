import { demoAdministrator, demoPassword } from '../demo/demo-access.ts';
import type { SiteSettings } from './site-settings.ts';

/** The one line that is printed when the site can be opened. The demo's password is a secret to nobody. */
export function readyLine(
  { hostname, apiUrl, demo }: SiteSettings,
  port: number,
  name = 'Sistema de Graduaciones',
): string {
  const host = hostname.includes(':') ? `[${hostname}]` : hostname;
  const address = `${name}: http://${host}:${port}`;
  if (apiUrl !== undefined) return `${address} (API: ${apiUrl})`;
  if (!demo) return address;
  return `${address} — administrador de demostración: ${demoAdministrator} / ${demoPassword}`;
}
