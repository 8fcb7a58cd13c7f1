import { type Check, checksIn } from '../check.ts';
import { demand, NotChecked } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, demandFields, fieldOf, idOf, listOf, type Row, refused } from '../reading.ts';

const { read } = checksIn('Reports');
const free = ['graduated-applications', 'contact-list-applicants'];
const perCeremony = ['confirmed-students', 'contact-list-confirmed'];

async function anyCeremonyId(context: Context): Promise<number> {
  const [row] = listOf(await context.admin('GET', '/api/ceremonies'));
  if (!row) throw new NotChecked('the server has no ceremony for a report');
  return idOf(row, 'ceremony');
}

/** Requests a report. @returns its content */
async function contentOf(context: Context, name: string, payload: Row): Promise<string> {
  const call = `POST /api/reports/${name}`;
  const { json } = accepted(await context.admin('POST', `/api/reports/${name}`, payload));
  demand(fieldOf(json, 'success') === true, `${call}: success is not true`);
  const report = fieldOf(json, 'report');
  demandFields(call, [{ report }], {
    'report.format': 'text',
    'report.filename': 'text',
    'report.generated_at': 'text',
    'report.metadata.total_records': 'number',
    'report.metadata.ceremony_name': 'text or nothing',
  });
  demand(fieldOf(report, 'format') === payload.format, `${call}: another format came back`);
  const content = fieldOf(report, 'content');
  demand(typeof content === 'string', `${call}: content is no text`);
  return content;
}

export const reportChecks: readonly Check[] = [
  read(
    'reports-csv',
    'Each report answers CSV as text, with file name, time and number of records',
    async (context) => {
      const ceremony_id = await anyCeremonyId(context);
      for (const name of free) await contentOf(context, name, { format: 'CSV' });
      for (const name of [...free, ...perCeremony]) {
        await contentOf(context, name, { format: 'CSV', ceremony_id });
      }
    },
  ),
  read('reports-pdf', 'Each report answers PDF as base64', async (context) => {
    const ceremony_id = await anyCeremonyId(context);
    for (const name of [...free, ...perCeremony]) {
      const content = await contentOf(context, name, { format: 'PDF', ceremony_id });
      const bytes = Buffer.from(content.replace(/^data:[^,]*,/, ''), 'base64');
      demand(bytes.subarray(0, 5).toString() === '%PDF-', `${name}: the content is no PDF`);
    }
  }),
  read(
    'reports-ceremony',
    'Reports of confirmed people without a ceremony are refused with a message',
    async (context) => {
      for (const name of perCeremony) {
        const answer = await context.admin('POST', `/api/reports/${name}`, { format: 'CSV' });
        refused(answer, 400, 422);
      }
    },
  ),
];
