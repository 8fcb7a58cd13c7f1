import type { GenericSchema } from 'valibot';
import type { Call, CallUser } from '../../src/contract/call.ts';
import { type CallId, callPaths, calls } from '../../src/contract/calls.ts';
import { extras } from '../../src/contract/extras.ts';
import { refusalMessage, refusals } from '../../src/contract/refusals.ts';
import { exampleAnswer, fieldNames } from './example.ts';
import { acceptedNames } from './spellings.ts';

/** Placeholder values for the messages that contain some. */
const values = {
  applications: 2,
  careers: 2,
  degreeTitles: 1,
  initial: 'A',
  provider: 'Cuenta de la universidad',
  series: 'record',
  titles: 3,
};

const sections: readonly (readonly [user: CallUser, title: string, text: string])[] = [
  ['wizard', 'The wizard', 'Four calls without a sign-in.'],
  ['look-up', 'The status look-up', 'One call without a sign-in.'],
  ['sign-in', 'The console: sign-in', 'Every section of the console needs the first call.'],
  [
    'dashboard',
    'The console: Dashboard',
    'This call is an extra: without it, the console reads the lists on request.',
  ],
  ['ceremonies', 'The console: Actos de Grado', ''],
  ['applications', 'The console: Solicitudes', ''],
  ['titles', 'The console: Títulos', ''],
  ['reports', 'The console: Reportes', ''],
  ['config', 'The console: Configuración', ''],
  ['account', "The console: the user's account", 'All of these calls are extras.'],
  ['operations', 'Operating the reference API', 'birrete does not make these calls.'],
];

const ids = Object.keys(calls) as readonly CallId[];

/** Where a row was shown first. */
type Shown = Map<GenericSchema, string>;

/** The text of `docs/api-contract.md`. */
export function contractGuide(): string {
  const written = new Set<CallId>();
  const shown: Shown = new Map();
  const parts = sections.map(([user, title, text]) => {
    const used = ids.filter((id) => callOf(id).usedBy.includes(user));
    const own = used.filter((id) => !written.has(id));
    const others = used.filter((id) => written.has(id)).map((id) => `\`${callPaths[id]}\``);
    for (const id of own) written.add(id);
    const also = others.length > 0 ? `This section also uses ${others.join(', ')}.` : '';
    return [`## ${title}`, text, also, ...own.map((id) => callText(id, shown))].filter(
      (part) => part !== '',
    );
  });
  return `${[introduction, ...parts.flat(), spellings(), extrasText()].join('\n\n')}\n`;
}

const introduction = `# The API contract

<!-- Written by \`npm run contract\` from src/contract; do not edit. -->

The calls that birrete makes, section by section, so that a server implements only what a page uses: five calls for the
wizard and the status look-up. [openapi.json](openapi.json) describes the same calls for tools, and \`birrete/contract\`
exports them with their schemas. \`npx birrete conformance\` checks a server ([host-tests.md](host-tests.md)).

Each example is an answer of the reference API, in the spelling that we recommend. birrete reads other spellings too:
[accepted spellings](#accepted-spellings). The refusals and their Spanish messages are those of the reference API; another
server may use other messages, which the user sees unchanged. Every call of an administrator is declined with 401 without
a valid token and with 403 for users whose \`role_id\` is not 1. A body that cannot be accepted is declined with 422.

Checks run in this order: authentication, role, body, existence of the row, its state, conflicts. The first failing check
answers, as \`{ "success": false, "error": "message" }\`.`;

function callOf(id: CallId): Call {
  return calls[id];
}

function callText(id: CallId, shown: Shown): string {
  const call = callOf(id);
  const lines = [
    ['Access', audiences[call.audience]],
    ['Extra', call.extra === undefined ? '' : `\`${call.extra}\``],
    ['Body', call.input === undefined ? '' : fieldList(call)],
    [
      'Headers',
      Object.entries(call.headers ?? {})
        .map(headerText)
        .join(' '),
    ],
    ['Refusals', [...new Set((call.refusals ?? []).map(refusalText))].join('')],
  ].filter(([, text = '']) => text !== '');
  return [
    `### \`${callPaths[id]}\``,
    `${call.purpose}.`,
    lines
      .map(([label, text]) => `- ${label}:${text?.startsWith('\n') ? '' : ' '}${text}`)
      .join('\n'),
    answerText(callPaths[id], call, shown),
  ].join('\n\n');
}

const audiences = {
  public: 'public',
  'signed-in': 'users who are signed in',
  administrators: 'administrators',
} as const satisfies Record<Call['audience'], string>;

function fieldList({ input, isInputOptional }: Call): string {
  const names = input === undefined ? [] : fieldNames(input).map((name) => `\`${name}\``);
  return `${names.join(', ')}${isInputOptional ? '; the body may be omitted' : ''}`;
}

function headerText([name, meaning]: readonly [string, string]): string {
  return `\`${name}\`. ${meaning}`;
}

function refusalText(id: keyof typeof refusals): string {
  return `\n  - ${refusals[id].status} ${refusalMessage({ id, values })}`;
}

function answerText(path: string, { status, answer, done }: Call, shown: Shown): string {
  if (answer.kind === 'redirect') return `Answer ${status}: the browser follows \`Location\`.`;
  if (answer.kind !== 'done') {
    const first = shown.get(answer.schema);
    if (first !== undefined) return `Answer ${status}: ${sameAnswer(answer.kind, first)}.`;
    shown.set(answer.schema, path);
  }
  const resource = path.split('/').at(-1) ?? '';
  const json = JSON.stringify(exampleAnswer(answer, { done, resource }), null, 2);
  return `Answer ${status}:\n\n\`\`\`json\n${json}\n\`\`\``;
}

function sameAnswer(kind: 'data' | 'list' | 'beside', first: string): string {
  const row = `a row of \`${first}\``;
  if (kind === 'beside') return `as \`${first}\``;
  return kind === 'list'
    ? `a list under \`data\`, with rows as in \`${first}\``
    : `${row} under \`data\``;
}

function spellings(): string {
  const names = acceptedNames().map((row) => `- ${row.map((name) => `\`${name}\``).join(' or ')}`);
  return `## Accepted spellings

- A list is a bare array, an array under \`data\`, or \`success\` and \`data\`. A single value is under \`data\` or is the body
  itself. \`success: false\` is a failure with any status.
- The message of a failure is in \`error\` or \`message\`. \`error\` is read first; for ceremonies and Configuración it is
  \`message\`.
- Dates are DD/MM/YYYY or ISO, with or without a time. Ids and numbers may be digits in a text.
- An application is PENDIENTE, CONFIRMADO or CONFIRMADA, RECHAZADO or RECHAZADA, or pending, confirmed, rejected, in any
  case; anything else counts as pending.
- A ceremony is ABIERTO, CERRADO or COMPLETADO, or open, closed, completed, in any case.
- A flag is 1, true or 'sí', or 0, false, 'no' or 'inactivo'; a career or user without a flag is active.
- The student's fields of an application are in the row or under \`student\`.
- Bulk issue may answer the number of issued titles as \`count\`, \`issued\`, \`emitted\`, \`total\` or \`titles\`, or as a list.
- A row that cannot be read is left out of its list and reported to the host.

Fields with more than one name, of which the first that is not blank counts:

${names.join('\n')}`;
}

function extrasText(): string {
  const rows = Object.entries(extras).map(([name, meaning]) => `- \`${name}\`: ${meaning}`);
  return `## Extras

A server announces what it offers beyond the contract in the header \`Birrete-Extras\` of any answer, by these names separated
by commas. birrete uses an extra only where it is announced.

${rows.join('\n')}`;
}
