import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../config/root.ts';

/**
 * SHA-256 of the development Node by platform. The npm package `node` fetches it in its install script, so the lockfile
 * has no hash for it. When you update the package, compare the new binary with the archive of nodejs.org.
 */
const hashes: Readonly<Record<string, string>> = {
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
};

const binary = path.join(root, 'node_modules/node/bin/node');
const expected = hashes[`${process.platform}-${process.arch}`];

test('the development Node has one pinned version, in package.json, .node-version and the image', () => {
  const { node } = manifest.devDependencies;
  expect(node).toMatch(/^\d+\.\d+\.\d+$/);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(read('.node-version').trim()).toBe(node);
  expect(read('examples/api/deploy/Dockerfile')).toContain(`FROM node:${node}-`);
});

test.skipIf(expected === undefined || !existsSync(binary))(
  'the development Node is the binary that was reviewed',
  async () => {
    const hash = createHash('sha256');
    for await (const bytes of createReadStream(binary)) hash.update(bytes);
    expect(hash.digest('hex')).toBe(expected);
  },
);
