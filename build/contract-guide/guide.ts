import type { GenericSchema } from 'valibot';
import type { Call } from '#contract/calls.ts';
import { type CallId, callPaths, calls } from '#contract/calls.ts';
import { extras } from '#contract/extras.ts';
import { contractHeader, contractVersion } from '#contract/paths/contract-version.ts';
import { refusalMessage, refusals } from '#contract/refusals.ts';
import type { CallUser } from '#contract/schema/call-row.ts';
import { exampleAnswer, fieldNames } from './example.ts';
import { acceptedNames } from './spellings.ts';

/** Values for the placeholders in messages. */
const values = {
  age: 14,
  applications: 2,
  careers: 2,
  code: 'AG-2026-001',
  degreeTitles: 1,
  holder: 'Ana Ñáñez',
  office: 'Rectora',
  initial: 'A',
  name: 'Ingeniería de Sistemas',
  number: '053',
  others: 2,
  provider: 'Cuenta de la universidad',
  reached: 27,
  record: '0159',
  series: 'record',
  table: 'careers',
  titles: 3,
  total: 100,
  year: '2026',
};

const sections: readonly (readonly [user: CallUser, title: string, text: string])[] = [
  ['wizard', 'The wizard', 'Four calls without a sign-in.'],
  ['look-up', 'The status look-up', 'One call without a sign-in.'],
  ['verification', 'The verification of titles', 'One call without a sign-in, an extra.'],
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
  ['operations', 'Operating the reference API', 'The widgets do not make these calls.'],
];

const ids = Object.keys(calls) as readonly CallId[];

/** The path under which a schema's example is shown. */
type Shown = Map<GenericSchema, string>;

/** Writes the text of `docs/api-contract.md`. */
export function contractGuide(): string {
  const written = new Set<CallId>();
  const shown: Shown = new Map();
  const parts = sections.map(([user, title, text]) => {
    const used = ids.filter((id) => contractCall(id).usedBy.includes(user));
    const own = used.filter((id) => !written.has(id));
    const others = used.filter((id) => written.has(id)).map((id) => `\`${callPaths[id]}\``);
    for (const id of own) written.add(id);
    const also = others.length > 0 ? `This section also uses ${others.join(', ')}.` : '';
    return [`## ${title}`, text, also, ...own.map((id) => callText(id, shown))].filter(
      (part) => part !== '',
    );
  });
  return `${[introduction, ...parts.flat(), spellings(), versionText(), extrasText()].join('\n\n')}\n`;
}

const introduction = `# The API contract

<!-- Written by \`npm run contract\` from src/contract; do not edit. -->

This page lists the calls that birrete makes, by widget and section. A server needs only the calls of the widgets that you
use; the wizard and the status look-up need five. [openapi.json](openapi.json) describes the same calls for tools, and
\`birrete/contract\` exports them with their schemas. \`npx birrete conformance\` checks a server
([host-tests.md](host-tests.md)).

Each example is an answer of the reference API, in the recommended spelling. birrete also reads
[other spellings](#accepted-spellings). The refusals and their Spanish messages are those of the reference API. Your server
can use other messages, which the user sees unchanged.

A refusal is \`{ "success": false, "error": "message" }\`. Calls for administrators answer 401 without a valid token, and 403
to users whose \`role_id\` is not 1. An invalid body gets 422. The reference API checks in this order: authentication, role,
body, existence of the row, its state, conflicts. The first failing check answers.`;

function contractCall(id: CallId): Call {
  return calls[id];
}

function callText(id: CallId, shown: Shown): string {
  const call = contractCall(id);
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
  'signed-in': 'signed-in users',
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

function answerText(path: string, call: Call, shown: Shown): string {
  const { status, answer } = call;
  if (answer.kind === 'redirect') return `Answer ${status}: the browser follows \`Location\`.`;
  if (answer.kind !== 'done') {
    const first = shown.get(answer.schema);
    if (first !== undefined) return `Answer ${status}: ${sameAnswer(answer.kind, first)}.`;
    shown.set(answer.schema, path);
  }
  const resource = path.split('/').at(-1) ?? '';
  // Arrays of one text stand on one line, as the formatter writes them.
  const json = JSON.stringify(exampleAnswer(call, resource), null, 2).replaceAll(
    /\[\s+("[^"]*")\s+\]/g,
    '[$1]',
  );
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
  itself. \`success: false\` is a failure, whatever the status.
- The message of a failure is in \`error\` or \`message\`. If both exist, \`error\` takes precedence, except for ceremonies and
  Configuración, where \`message\` does.
- A failure can name fields: \`fields\` has a message per field, by its name in the body, whatever the status: 422
  for a value that cannot be accepted, 409 for one that another row has. The wizard and the forms of the console mark
  those fields and lead to them.
- Dates are DD/MM/YYYY or ISO, with or without a time. Ids and numbers can be strings of digits.
- The status of an application is PENDIENTE, CONFIRMADO or CONFIRMADA, RECHAZADO or RECHAZADA, or pending, confirmed,
  rejected, in any letter case. Any other value counts as pending.
- The status of a ceremony is ABIERTO, CERRADO or COMPLETADO, or open, closed, completed, in any letter case.
- A flag is 1, true or 'sí', or 0, false, 'no' or 'inactivo'. A career or user without a flag is active.
- The student's fields of an application are in the row or under \`student\`.
- The answer to a bulk issue has the number of issued titles as \`count\`, \`issued\`, \`emitted\`, \`total\` or \`titles\`, or it
  lists the titles.
- An unreadable row is left out of its list and reported to the host.

These fields have several names. The first one that is not blank counts:

${names.join('\n')}`;
}

function versionText(): string {
  return `## Version

A server may state the version of the contract that it implements in the header \`${contractHeader}\` of any answer. This
contract is version ${contractVersion}. The [doctor](doctor.md) compares it with the version of the widgets; nothing else depends on it. Across
origins, CORS must expose the header.`;
}

function extrasText(): string {
  const rows = Object.entries(extras).map(([name, meaning]) => `- \`${name}\`: ${meaning}`);
  return `## Extras

Extras are optional calls and headers beyond the contract. A server announces its extras by name, separated by commas, in
the header \`Birrete-Extras\` of any answer. birrete uses an extra only if the server announces it.

${rows.join('\n')}`;
}
