import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../config/root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const deploy = 'examples/api/deploy';

/** The matches of a pattern's first group in a file. */
function all(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].map(([, found = '']) => found);
}

test('every base image is named by digest', () => {
  const images = [
    ...all(`${deploy}/Dockerfile`, /^FROM (\S+)/gm),
    ...all(`${deploy}/compose.yaml`, /^ +image: (\S+)$/gm),
  ].filter((image) => !['base', 'birrete-site'].includes(image));
  expect(images).toHaveLength(2);
  expect(images.filter((image) => !/:[^@]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
});

test('every action of CI is named by commit', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root });
  const actions = workflows.flatMap((file) => all(file, /uses: (\S+)/g));
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test.each([
  '.env',
  '.env.local',
  `${deploy}/.env`,
  `${deploy}/secrets/site-password`,
  `${deploy}/backups/2026-07-24.gz`,
])('%s stays out of git and image', (file) => {
  expect(execFileSync('git', ['check-ignore', file], { cwd: root, encoding: 'utf8' })).toContain(
    file,
  );
  const patterns = read(`${deploy}/Dockerfile.dockerignore`).split('\n').filter(Boolean);
  expect(
    patterns.some((pattern) =>
      [file, path.dirname(file)].some((at) => path.matchesGlob(at, pattern)),
    ),
  ).toBe(true);
});

test('the image has the manifest of every workspace, without which npm refuses the lockfile', () => {
  const manifests = globSync('examples/*/package.json', { cwd: root });
  const copied = all(`${deploy}/Dockerfile`, /^COPY (examples\/\S+\/package\.json) /gm);
  expect(copied).toEqual(manifests.map((file) => file.replaceAll('\\', '/')).sort());
});

test('image and service run in production, without rights that they do not need', () => {
  expect(read(`${deploy}/Dockerfile`)).toMatch(/^ENV NODE_ENV=production /m);
  expect(read(`${deploy}/Dockerfile`)).toMatch(/^USER node$/m);
  const service = read(`${deploy}/systemd/birrete.service`);
  expect(service).toMatch(/^Environment=NODE_ENV=production BIRRETE_MIGRATE=0$/m);
  // Not the npm package of Node, which gets no security updates.
  expect(service).toMatch(/^ExecStart=\/usr\/bin\/node /m);
  const compose = read(`${deploy}/compose.yaml`);
  for (const line of ['cap_drop: [ALL]', 'read_only: true', '"no-new-privileges:true"']) {
    expect(compose).toContain(line);
  }
  expect(
    all(`${deploy}/compose.yaml`, /<<: \*(\w+)/g).filter((name) => name === 'site'),
  ).toHaveLength(3);
});

/** The lines of a service of the compose file. */
function serviceOf(name: string): string {
  const [, lines = ''] =
    new RegExp(`\\n {2}${name}:\\n([\\s\\S]*?)\\n\\n`).exec(read(`${deploy}/compose.yaml`)) ?? [];
  return lines;
}

test('the step that may change the registers gets the setting, and stays the owner of the tables', () => {
  expect(serviceOf('migrate')).toContain(`BIRRETE_REGISTERS: \${BIRRETE_REGISTERS:-}`);
  expect(serviceOf('migrate')).toContain('postgres://birrete_owner@');
  const unit = read(`${deploy}/systemd/birrete-migrate.service`);
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/birrete\/site\.env$/m);
  // A DATABASE_URL of the file would override one of Environment=.
  expect(unit).toMatch(
    /^ExecStart=\/usr\/bin\/env DATABASE_URL=postgres:\/\/birrete_owner@\S+ \/usr\/bin\/node /m,
  );
});

test('the site may use as much memory under Docker as under systemd', () => {
  expect(serviceOf('site')).toContain('mem_limit: 2g');
  expect(read(`${deploy}/systemd/birrete.service`)).toContain('MemoryMax=2G');
});

test('the site of the compose file gets every variable, and no password of another role', () => {
  const site = serviceOf('site');
  expect(site).toContain('env_file: .env');
  expect(site).toContain('BIRRETE_LOOK_UP_PROOF:-document}');
  expect(site).toContain('BIRRETE_MIGRATE: "0"');
  expect(site).toContain('secrets: [site-password, trail-key, hash-key]');
});
