import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue } from '#messages/error-catalogue.ts';

/** Writes docs/errors.md from the table of errors. */
const page = path.resolve(import.meta.dirname, '../docs/errors.md');

interface Entry {
  readonly code: string;
  readonly kind?: string;
  readonly meaning: string;
  readonly remedy: string;
}

const entries: readonly Entry[] = Object.entries(errorCatalogue).map(([code, entry]) => ({
  code,
  ...entry,
}));

const sections = [
  {
    title: 'Failed calls',
    text: 'The `kind` of a failure, in `call-failed` events and in the details of `onError`.',
    of: ({ code }: Entry) => code < 'B020',
  },
  {
    title: 'Warnings and errors in the console',
    text: 'Invalid settings never break a page: they are left out with a warning.',
    of: ({ code }: Entry) => code > 'B020' && code < 'B060',
  },
  {
    title: 'Findings of the doctor',
    text: 'The `kind` of a finding of the [doctor](doctor.md).',
    of: ({ code }: Entry) => code > 'B060',
  },
];

/** The text of docs/errors.md. */
export function errorGuide(): string {
  const parts = sections.map(({ title, text, of }) =>
    [`## ${title}`, text, ...entries.filter(of).map(section)].join('\n\n'),
  );
  const intro =
    'Warnings in the console, failures and findings of the doctor have a code that never changes its meaning. This page is\n' +
    'generated from `src/messages/error-catalogue.ts` by `node build/error-guide.ts`.';
  return `${['# Errors', intro, ...parts].join('\n\n')}\n`;
}

function section({ code, kind, meaning, remedy }: Entry): string {
  const title = kind === undefined ? `### ${code}` : `### ${code} \`${kind}\``;
  return `<a id="${code}"></a>\n\n${title}\n\n${meaning} ${remedy}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, errorGuide());
