import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#tests/e2e/site/free-port.ts';
import { startSite } from '#tests/e2e/site/start-site.ts';
import { prepareBlankFolder } from '../../../examples/api/testing/databases/embedded-databases.ts';
import { consumerNames } from './consumer-names.ts';
import { packedFile } from './packed-file.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the archive that would be published. */
    readonly tarball: string;
    /** Address of the reference API that all consumer projects call. */
    readonly api: string;
    /** Port on which each consumer serves its pages. The API allows these origins. */
    readonly ports: Readonly<Record<string, number>>;
  }
}

/** Starts one API for all projects. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-packed-'));
  const ports: Record<string, number> = {};
  for (const name of consumerNames) ports[name] = await freePort();
  const origins = Object.values(ports).map((port) => `http://127.0.0.1:${port}`);
  const env = {
    BIRRETE_DATA: folder,
    BIRRETE_CORS_ORIGINS: origins.join(','),
  };
  project.provide('tarball', packedFile());
  await prepareBlankFolder(folder);
  const site = await startSite(env);
  project.provide('api', site.address);
  project.provide('ports', ports);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
