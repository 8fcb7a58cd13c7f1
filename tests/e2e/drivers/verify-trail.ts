import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SiteData } from '../site/site-data.ts';

const command = path.resolve(
  import.meta.dirname,
  '../../../examples/api/src/commands/audit-trail.ts',
);

/** Verifies the audit trail and the titles of a stopped site. @returns what the command printed */
export async function verifyTrail({ env }: SiteData): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--verify'], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  return stdout;
}
