import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes the folder /site of the image without Docker: runs the stage `packages` of the Dockerfile and copies what its last
 * stage takes from the others. It replaces neither the base image nor the users.
 *
 * @param built a built checkout, in place of the stage `build`
 */
export function assembleImage(built: string, target: string, env: NodeJS.ProcessEnv): void {
  const file = readFileSync(path.join(built, 'examples/api/deploy/Dockerfile'), 'utf8').replaceAll(
    '\\\n',
    ' ',
  );
  const stages = file.split(/^FROM /m);
  const packages = stages.find((stage) => / AS packages\n/.test(stage)) ?? '';
  mkdirSync(target, { recursive: true });
  for (const [, kind, rest = ''] of packages.matchAll(/^(COPY|RUN) (.+)$/gm)) {
    if (kind === 'RUN')
      execFileSync('bash', ['--norc', '-euc', rest], { cwd: target, env, stdio: 'inherit' });
    else copyAll(built, target, rest.split(' '));
  }
  for (const [, from = '', to = ''] of file.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)) {
    copyAll(built, target, [from, to]);
  }
}

/** Copies as `COPY` does: into the last path if that ends with a slash, else to it. */
function copyAll(built: string, target: string, paths: readonly string[]): void {
  const to = paths.at(-1) ?? '';
  for (const from of paths.slice(0, -1)) {
    const name = to.endsWith('/') ? path.join(to, path.basename(from)) : to;
    cpSync(path.join(built, from), path.join(target, name), { recursive: true });
  }
}
