import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SiteData } from '../site/site-data.ts';

const commands = path.resolve(import.meta.dirname, '../../../examples/api/src/commands/main.ts');

/** Verifies the audit trail and the titles of a stopped site. @returns what the command printed */
export async function verifyTrail({ env }: SiteData): Promise<string> {
  const command = [commands, 'audit-trail', '--verify'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  return stdout;
}
