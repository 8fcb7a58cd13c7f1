import { demoAdministrator, demoPassword } from './demo/demo-access.ts';
import type { SiteSettings } from './site-settings.ts';

/** The line that is printed when the site is ready. The demo's password is public. */
export function readyLine({ apiUrl, demo }: SiteSettings, address: string): string {
  const line = `Sistema de Graduaciones: ${address}`;
  if (apiUrl !== undefined) return `${line} (API: ${apiUrl})`;
  if (demo === 'none') return line;
  return `${line} — administrador de demostración: ${demoAdministrator} / ${demoPassword}`;
}
