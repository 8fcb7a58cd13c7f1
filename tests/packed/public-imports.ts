import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** A key of `exports` that resolves to a module. */
export interface PublicImport {
  /** 'birrete/routing' */
  readonly specifier: string;
  /** Absolute path of the declarations for `import`. */
  readonly declarations: string;
  readonly canBeRequired: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

const target = v.object({ types: v.string(), default: v.string() });

const manifest = v.object({
  name: v.string(),
  exports: v.record(
    v.string(),
    v.union([v.string(), v.object({ import: target, require: v.optional(target) })]),
  ),
});

/** Public modules in package.json, without plain files. */
export async function readPublicImports(): Promise<readonly PublicImport[]> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8');
  const { name, exports } = v.parse(manifest, JSON.parse(text));
  return Object.entries(exports).flatMap(([key, value]) =>
    typeof value === 'string'
      ? []
      : [
          {
            specifier: path.posix.join(name, key),
            declarations: path.join(root, value.import.types),
            canBeRequired: value.require !== undefined,
          },
        ],
  );
}
