import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the Custom Elements Manifest, by which editors complete the elements' attributes. What each attribute and event
 * means stands in docs/embed.md alone; package.json names the file in `customElements`.
 */
const root = path.resolve(import.meta.dirname, '..');

interface Entry {
  readonly name: string;
  readonly description: string;
}

const elements = [
  { tag: 'graduation-wizard', name: 'wizard', className: 'GraduationWizardElement' },
  { tag: 'graduation-status', name: 'status', className: 'GraduationStatusElement' },
  { tag: 'graduation-admin', name: 'admin', className: 'GraduationAdminElement' },
] as const;

/** The manifest, in the format 1.0.0 of webcomponents/custom-elements-manifest. */
export function elementsManifest(guide: string) {
  const attributes = rowsUnder(guide, '## Attributes');
  const events = rowsUnder(guide, '| event ').map(([names = '', detail = '']) => ({
    name: namesIn(names)[0] ?? '',
    type: { text: 'CustomEvent' },
    description: `detail: ${detail}`,
  }));
  return {
    schemaVersion: '1.0.0',
    modules: elements.map(({ tag, name, className }) => ({
      kind: 'javascript-module',
      path: 'dist/embed/birrete-embed.js',
      declarations: [
        {
          kind: 'class',
          customElement: true,
          tagName: tag,
          name: className,
          attributes: attributes.flatMap(([names = '', of = '', description = '']): Entry[] =>
            of.startsWith('all') || of.includes(name)
              ? namesIn(names).map((attribute) => ({ name: attribute, description }))
              : [],
          ),
          events,
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className, module: 'dist/embed/birrete-embed.js' },
        },
      ],
    })),
  };
}

/** The cells of the rows of the first table after a mark. */
function rowsUnder(guide: string, mark: string): readonly (readonly string[])[] {
  const lines = guide.slice(guide.indexOf(mark)).split('\n');
  const start = lines.findIndex((line) => line.startsWith('| ---'));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 1, start + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function namesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
}

if (import.meta.main) {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const guide = readFileSync(path.join(root, 'docs/embed.md'), 'utf8');
  const manifest = JSON.stringify(elementsManifest(guide), undefined, 2);
  writeFileSync(path.join(root, 'dist/custom-elements.json'), `${manifest}\n`);
}
