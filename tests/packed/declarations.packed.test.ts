import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const execute = promisify(execFile);

/** References to documents that a host doesn't have. */
const internal =
  /.*(\bsections? \d|\bspecification\b|\bthe spec\b|\bdecision \d{4}|\bruling \d).*/gi;

test('declarations refer to no document that a host lacks', async () => {
  const options = ['-xzOf', inject('tarball'), '--wildcards', 'package/dist/*.d.ts'];
  const { stdout: declarations } = await execute('tar', options, { maxBuffer: 1e8 });
  expect(declarations).toContain('GraduationProvider');
  expect(declarations.match(internal)).toBeNull();
});
