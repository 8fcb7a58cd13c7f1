import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AttributeName,
  type AttributeType,
  attributeTable,
  type ElementName,
} from '#embed/attributes/attribute-table.ts';
import { type EventType, eventsOf, eventTable } from '#embed/attributes/event-table.ts';
import {
  attributeDescriptions,
  eventDetails,
  partDescriptions,
  propertyDescriptions,
  readOnce,
} from './attribute-descriptions.ts';
import { propFor } from './reference/attribute-props.ts';
import { propertiesOf } from './reference/element-sections.ts';
import { readSource } from './reference/source.ts';

/**
 * Writes the Custom Elements Manifest, which editors use to complete the elements' attributes; `customElements` in
 * package.json names the file. With `--guide` it writes the tables of attributes and events in docs/embed.md instead.
 */
const root = path.resolve(import.meta.dirname, '..');

const classNames = {
  wizard: 'GraduationWizardElement',
  status: 'GraduationStatusElement',
  verification: 'GraduationVerificationElement',
  admin: 'GraduationAdminElement',
} as const satisfies Record<ElementName, string>;

const elementNames = Object.keys(attributeTable) as readonly ElementName[];
const attributeNames = Object.keys(attributeDescriptions) as readonly AttributeName[];

/** The manifest, in the format 1.0.0 of webcomponents/custom-elements-manifest. */
export function elementsManifest() {
  const source = readSource();
  return {
    schemaVersion: '1.0.0',
    modules: elementNames.map((element) => ({
      kind: 'javascript-module',
      path: 'dist/embed/birrete-embed.js',
      declarations: [
        {
          kind: 'class',
          customElement: true,
          tagName: `graduation-${element}`,
          name: classNames[element],
          superclass: { name: 'HTMLElement' },
          attributes: attributesOf(element).map(([name, type]) => ({
            name,
            type: { text: typeText(type) },
            description: plain(attributeDescriptions[name]),
            ...defaultOf(name),
          })),
          members: propertiesOf(element, source).map(({ name, type, doc }) => ({
            kind: 'field',
            name,
            type: { text: type },
            description: doc.text,
          })),
          events: eventsOf(element).map((type) => ({
            name: `birrete-${type}`,
            type: { text: 'CustomEvent' },
            description: `detail: ${eventDetails[type]}`,
          })),
          cssParts: described(partDescriptions),
          cssProperties: described(propertyDescriptions),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: `graduation-${element}`,
          declaration: { name: classNames[element], module: 'dist/embed/birrete-embed.js' },
        },
      ],
    })),
  };
}

function described(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([name, description]) => ({ name, description }));
}

/** Editors show no links. */
function plain(description: string): string {
  return description.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/** The default of an attribute, if it is a value and differs from the React prop's. */
function defaultOf(name: AttributeName): { readonly default?: string } {
  const { default: value } = propFor(name);
  return value?.startsWith("'") ? { default: value } : {};
}

function attributesOf(element: ElementName): readonly [AttributeName, AttributeType][] {
  const types: Readonly<Partial<Record<AttributeName, AttributeType>>> = attributeTable[element];
  return attributeNames.flatMap((name): [AttributeName, AttributeType][] => {
    const type = types[name];
    return type === undefined ? [] : [[name, type]];
  });
}

/** The type as TypeScript writes it, the form that the manifest expects. */
function typeText(type: AttributeType): string {
  if (type === 'flag') return 'boolean';
  return typeof type === 'string' ? 'string' : type.map((choice) => `'${choice}'`).join(' | ');
}

/** The rows of the guide's table of attributes; attributes with the same meaning share one. */
export function attributeRows(): readonly (readonly string[])[] {
  const meanings = [...new Set(Object.values(attributeDescriptions))];
  return meanings.map((meaning) => {
    const names = attributeNames.filter((name) => attributeDescriptions[name] === meaning);
    const marked = names.map((name) => `\`${name}\`${readOnce.includes(name) ? ' ¹' : ''}`);
    return [marked.join(' '), elementsWith(names[0]), meaning];
  });
}

/** The elements that have an attribute, as the guide lists them. */
function elementsWith(name: AttributeName | undefined): string {
  if (name === 'api-base') return 'all, required';
  const having = elementNames.filter((element) =>
    attributesOf(element).some(([attribute]) => attribute === name),
  );
  return having.length === elementNames.length ? 'all' : having.join(', ');
}

/** The rows of the guide's table of events. */
export function eventRows(): readonly (readonly string[])[] {
  const types = Object.keys(eventTable) as readonly EventType[];
  return types.map((type) => {
    const elements: readonly ElementName[] = eventTable[type];
    const names = elements.length === elementNames.length ? 'all' : elements.join(', ');
    return [`\`birrete-${type}\``, names, eventDetails[type]];
  });
}

/** The cells of the first table after a mark in the guide. */
export function rowsAfter(guide: string, mark: string): readonly (readonly string[])[] {
  const { rows } = tableAfter(guide, mark);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Replaces the rows of the first table after a mark in the guide. */
function withRows(guide: string, mark: string, cells: readonly (readonly string[])[]): string {
  const { before, rows, after } = tableAfter(guide, mark);
  const written = cells.map((row) => `| ${row.join(' | ')} |`);
  return [...before, ...(rows.length === 0 ? [] : written), ...after].join('\n');
}

function tableAfter(guide: string, mark: string) {
  const lines = guide.split('\n');
  const heading = lines.findIndex((line) => line.startsWith(mark));
  const start = lines.findIndex((line, at) => at >= heading && line.startsWith('| ---')) + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return {
    before: lines.slice(0, start),
    rows: lines.slice(start, start + length),
    after: lines.slice(start + length),
  };
}

if (import.meta.main) {
  if (process.argv.includes('--guide')) {
    const file = path.join(root, 'docs/embed.md');
    const guide = withRows(readFileSync(file, 'utf8'), '## Attributes', attributeRows());
    writeFileSync(file, withRows(guide, '| event ', eventRows()));
  } else {
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    const manifest = JSON.stringify(elementsManifest(), undefined, 2);
    writeFileSync(path.join(root, 'dist/custom-elements.json'), `${manifest}\n`);
  }
}
