import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../e2e/site/free-port.ts';
import { startSite } from '../../e2e/site/start-site.ts';
import { packedFile } from './packed-file.ts';
import { strangers } from './strangers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the package as it would be published. */
    readonly tarball: string;
    /** Address of the reference API that all strangers' pages call. */
    readonly api: string;
    /** The port that each stranger's pages have to be served on: the API knows them as other origins. */
    readonly ports: Readonly<Record<string, number>>;
  }
}

/** Starts one API for all projects. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-packed-'));
  const ports: Record<string, number> = {};
  for (const name of strangers) ports[name] = await freePort();
  const origins = Object.values(ports).map((port) => `http://127.0.0.1:${port}`);
  const env = {
    BIRRETE_DATA: path.join(folder, 'data'),
    BIRRETE_CORS_ORIGINS: origins.join(','),
  };
  project.provide('tarball', packedFile());
  const site = await startSite(env);
  project.provide('api', site.address);
  project.provide('ports', ports);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
