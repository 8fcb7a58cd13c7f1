import { demoAdministrator, demoPassword } from '../demo/demo-access.ts';
import type { SiteSettings } from './site-settings.ts';

/** The one line that is printed when the site can be opened. The demo's password is a secret to nobody. */
export function readyLine({ apiUrl, demo }: SiteSettings, address: string): string {
  const line = `Sistema de Graduaciones: ${address}`;
  if (apiUrl !== undefined) return `${line} (API: ${apiUrl})`;
  if (!demo) return line;
  return `${line} — administrador de demostración: ${demoAdministrator} / ${demoPassword}`;
}
