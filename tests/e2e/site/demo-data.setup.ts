import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareBlankFolder } from '../../../examples/api/testing/databases/embedded-databases.ts';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demonstration, which sites copy instead of creating it again. */
    readonly demoData: string;
  }
}

/** Creates the folder once per run, because the demonstration's dates are relative to today. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-demo-'));
  await prepareBlankFolder(folder);
  const site = await startSite({ BIRRETE_DATA: folder, LOG_LEVEL: 'error' }, 'api');
  await site.stop();
  project.provide('demoData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
