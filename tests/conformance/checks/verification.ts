import { demandExtras } from '../announced.ts';
import { type Check, checksIn } from '../check.ts';
import { demand, NotChecked } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, listOf, type Row, refused } from '../reading.ts';

const { read } = checksIn('Verification of titles, where it is announced');

/** A title with its code. @throws NotChecked if the server does not announce the extension, or has no titles */
async function titleWithCode(context: Context): Promise<{ title: Row; code: string }> {
  await demandExtras(context, 'verification');
  const titles = listOf(await context.admin('GET', '/api/titles'));
  const [title] = titles;
  if (title === undefined) throw new NotChecked('needs an issued title');
  const uncoded = titles.filter((row) => !/^[2-9A-HJ-NP-Z]{12}$/.test(`${row.verification_code}`));
  demand(uncoded.length === 0, `${uncoded.length} titles have no verification_code`);
  const codes = new Set(titles.map((row) => row.verification_code));
  demand(codes.size === titles.length, 'two titles have the same verification_code');
  return { title, code: String(title.verification_code) };
}

function verify(context: Context, code: string, kind: 'code' | 'path' = 'code') {
  const path = kind === 'path' ? code : encodeURIComponent(code);
  return context.call('GET', `/api/public/verification/${path}`);
}

const shared = ['issue_date', 'record_registry', 'assigned_registry', 'folio_registry'] as const;

export const verificationChecks: readonly Check[] = [
  read(
    'verification-code',
    'The code of a title answers its data, however it is written, and no personal ones',
    async (context) => {
      const { title, code } = await titleWithCode(context);
      const grouped = code.replace(/(.{4})(.{4})(.{4})/, '$1-$2 $3').toLowerCase();
      for (const text of [code, grouped]) {
        const { json, text: body } = accepted(await verify(context, text));
        const status = fieldOf(json, 'data.status');
        const isKnown = ['valid', 'rectified', 'annulled', 'replaced'].includes(String(status));
        demand(isKnown, `data.status is ${JSON.stringify(status)}`);
        demand(fieldOf(json, 'data.code') === code, 'data.code is not the code of the title');
        for (const name of status === 'replaced' ? [] : shared) {
          const value = fieldOf(json, `data.${name}`);
          demand(value === title[name], `data.${name} is ${JSON.stringify(value)}`);
        }
        const isHidden = ![title.id_number, title.application_code].some((value) =>
          body.includes(String(value)),
        );
        demand(isHidden, 'the answer contains the document number or the application code');
      }
    },
  ),
  read(
    'verification-unknown',
    'Every other text is answered alike, with a message',
    async (context) => {
      const { code } = await titleWithCode(context);
      const answers = [];
      for (const text of ['222222222222', code.slice(1), 'AG-2026-001', '0OI1']) {
        answers.push(refused(await verify(context, text), 404).text);
      }
      demand(new Set(answers).size === 1, 'the answers differ');
    },
  ),
  read(
    'verification-document',
    'Where has_document is true, the code opens a PDF, and other codes are answered alike',
    async (context) => {
      const { code } = await titleWithCode(context);
      const { json } = accepted(await verify(context, code));
      if (fieldOf(json, 'data.has_document') !== true) {
        throw new NotChecked('the title has no document for comparison');
      }
      const opened = accepted(await verify(context, `${code}/document`, 'path'));
      const content = String(fieldOf(opened.json, 'data.content'));
      demand(atob(content).startsWith('%PDF-'), 'data.content is not a PDF');
      const wrong = '222222222222';
      const [unknown, closed] = [
        refused(await verify(context, wrong), 404).text,
        refused(await verify(context, `${wrong}/document`, 'path'), 404).text,
      ];
      demand(unknown === closed, 'a wrong code is answered differently');
    },
  ),
];
