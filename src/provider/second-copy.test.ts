import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

interface Copy {
  readonly GraduationProvider: FunctionComponent<{
    api: { baseUrl: string };
    children?: ReactNode;
  }>;
  readonly StatusLookup: FunctionComponent;
}

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  // Inside the project, so that a copy finds the packages it imports.
  folder = await mkdtemp(path.join(root, 'node_modules/.second-copy-'));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rm(folder, { recursive: true }));

/** A second copy of the package, as from a bundler that does not deduplicate. */
async function copyOf(options: { readonly withReact: boolean }): Promise<Copy> {
  const outfile = path.join(folder, options.withReact ? 'with-react.mjs' : 'alone.mjs');
  await build({
    entryPoints: [path.join(root, 'src/exports/status-lookup.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external: options.withReact ? ['styled-components'] : ['react', 'styled-components'],
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: 'error',
  });
  return import(outfile);
}

const api = { baseUrl: '' };

test('a second copy of React is named, with what to do about it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { GraduationProvider, StatusLookup } = await copyOf({ withReact: true });
  const page = createElement(GraduationProvider, { api }, createElement(StatusLookup));
  expect(() => renderToString(page)).toThrow(/"npm ls react" shows a second copy/);
});

test('a provider from another copy of the package does not count, and the message says so', async () => {
  const { GraduationProvider } = await copyOf({ withReact: false });
  const { StatusLookup } = await import('../exports/status-lookup.ts');
  const page = createElement(GraduationProvider, { api }, createElement(StatusLookup));
  expect(() => renderToString(page)).toThrow(
    /if there is one, "npm ls birrete" shows a second copy/,
  );
});
