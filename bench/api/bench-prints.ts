import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Reference, startReference } from './start-reference.ts';

const graduates = 2_000;
const perFile = 250;
const runs = Number(process.env.BIRRETE_BENCH_RUNS ?? 3);

const listed = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(v.string(), v.parseJson(), v.object({ data: v.array(row) }));
const templates = listed(v.object({ id: v.number(), kind: v.string(), name: v.string() }));
const titles = listed(v.object({ id: v.number(), ceremony_id: v.number() }));

/** Measures the check and the print of 2,000 titles over HTTP on PostgreSQL, in files as the console sends them. */
export async function benchPrints(): Promise<void> {
  console.log(
    `\n${graduates} titles over HTTP in files of ${perFile}; limits 6 s, first file of 25 in 0.5 s, 350 MB`,
  );
  const database = 'postgres';
  const reference = await startReference({ database, graduates: [graduates], areIssued: true });
  try {
    await measure(reference);
  } finally {
    await reference.stop();
  }
}

async function measure(reference: Reference): Promise<void> {
  const read = async <Schema extends v.GenericSchema>(route: string, schema: Schema) =>
    v.parse(schema, String((await reference.call('GET', route)).bytes));
  const template = (await read('/document-templates', templates)).data.find(
    ({ kind }) => kind === 'title',
  );
  const ids = (await read('/titles', titles)).data
    .filter(({ ceremony_id }) => ceremony_id === reference.ceremonies[0])
    .map(({ id }) => id);
  const check = (title_ids: readonly number[]) =>
    reference.call('POST', '/documents/check', { template_id: template?.id, title_ids });
  const print = (title_ids: readonly number[]) =>
    reference.call('POST', '/documents', {
      template_id: template?.id,
      title_ids,
      job: randomUUID(),
    });
  const inFiles = async (send: typeof print) => {
    for (let sent = 0; sent < ids.length; sent += perFile) {
      await send(ids.slice(sent, sent + perFile));
    }
  };
  console.log(`  ${template?.name}: ${await formatMemory(reference)}`);
  for (let run = 0; run < runs; run += 1) {
    await timed(reference, 'check of 25', () => check(ids.slice(0, 25)));
    await timed(reference, 'file of 25', () => print(ids.slice(0, 25)));
    await timed(reference, 'check of all', () => inFiles(check));
    await timed(reference, 'files of all', () => inFiles(print));
  }
}

async function timed(reference: Reference, name: string, work: () => Promise<unknown>) {
  const before = await reference.resources();
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  const { processor } = await reference.resources();
  console.log(
    `    ${name.padEnd(13)} ${took.toFixed(0).padStart(6)} ms ` +
      `(${(processor - before.processor).toFixed(0)} ms of the processor); ${await formatMemory(reference)}`,
  );
}

async function formatMemory(reference: Reference): Promise<string> {
  const { resident, peak } = await reference.resources();
  return `${resident.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`;
}
