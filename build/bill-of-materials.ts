/**
 * Writes dist/birrete.cdx.json, the software bill of materials in CycloneDX. It lists the packages that birrete and the
 * examples need at run time, and those bundled into `dist`: those of the elements stand in their source maps. The same
 * sources produce the same file.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledPackages } from './bundled-packages.ts';
import { readLockfile } from './lockfile.ts';

interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  properties: { name: string; value: string }[];
  hashes?: unknown;
}

const root = path.resolve(import.meta.dirname, '..');
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'];
const text = execFileSync('npm', args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  // npm is a batch file on Windows.
  shell: process.platform === 'win32',
});

const bill: Bill = JSON.parse(text);
const bundled = foldersOfPackages();
const needed = new Set(
  readLockfile()
    .filter(({ name, isForProduction }) => isForProduction || bundled.has(name))
    .map(({ name, version }) => `${name}@${version}`),
);

const { metadata } = bill;
bill.components = bill.components.filter((component) => needed.has(component['bom-ref']));
for (const component of bill.components) {
  const name = component['bom-ref'].slice(0, component['bom-ref'].lastIndexOf('@'));
  const folders = bundled.get(name) ?? [];
  component.properties = folders.map((value) => ({ name: 'birrete:built-into', value }));
}
const listed = new Set([...needed, metadata.component['bom-ref']]);
bill.dependencies = bill.dependencies
  .filter(({ ref }) => listed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => listed.has(on)) }));

const unhashed = bill.components.filter(({ hashes }) => hashes === undefined);
const found = new Set(bill.components.map((component) => component['bom-ref']));
const missing = [...needed].filter((ref) => !found.has(ref));
if (unhashed.length + missing.length > 0) {
  const refs = [...unhashed.map((component) => component['bom-ref']), ...missing];
  throw new Error(`The bill of materials lacks ${refs.join(', ')}`);
}

// npm names the component after the folder of the checkout.
metadata.component.name = 'birrete';
delete metadata.timestamp;
delete bill.serialNumber;
writeFileSync(path.join(root, 'dist/birrete.cdx.json'), JSON.stringify(bill));

/** Maps each bundled package to the folders of `dist` that contain it. */
function foldersOfPackages(): Map<string, readonly string[]> {
  const folders = new Map<string, readonly string[]>(
    Object.values(bundledPackages)
      .flat()
      .map((name) => [name, ['dist']]),
  );
  const maps = globSync('dist/embed/**/*.map', { cwd: root });
  if (maps.length === 0)
    throw new Error('Build the elements first: their source maps are missing.');
  const inElements = new Set(maps.flatMap(packagesOf));
  for (const name of inElements) folders.set(name, [...(folders.get(name) ?? []), 'dist/embed']);
  return folders;
}

function packagesOf(map: string): string[] {
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(path.join(root, map), 'utf8'));
  return sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
}
