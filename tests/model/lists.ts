import type { CallId } from '#contract/calls.ts';
import { asRecord, canonicalOf } from './canonical.ts';
import { compareAnswers } from './compare-answers.ts';
import type { Difference } from './difference.ts';
import { type ModelCall, sentTo, showCall } from './model-call.ts';
import { CodeRef, type Kind, Ref, type Side } from './refs.ts';
import type { Answer, Servers } from './servers.ts';

const noBody = { kind: 'none' } as const;

/** The list of each table. */
export const listOf = {
  ceremonies: 'listCeremonies',
  applications: 'listApplications',
  faculties: 'listFaculties',
  careerTypes: 'listCareerTypes',
  careers: 'listCareers',
  degreeTitles: 'listDegreeTitles',
  users: 'listUsers',
} as const satisfies Record<Kind, CallId>;

/** The table of the rows that a call answers, if calls can name them. */
export function kindOf(id: CallId): Kind | undefined {
  const [, named] =
    /(Ceremony|Application|Faculty|CareerType|Career|DegreeTitle|User)$/.exec(id) ?? [];
  return named === undefined ? kindOfList(id) : kinds[named];
}

const kinds: Readonly<Record<string, Kind>> = {
  Ceremony: 'ceremonies',
  Application: 'applications',
  Faculty: 'faculties',
  CareerType: 'careerTypes',
  Career: 'careers',
  DegreeTitle: 'degreeTitles',
  User: 'users',
};

function kindOfList(id: CallId): Kind | undefined {
  if (id === 'listOfferedCeremonies') return 'ceremonies';
  if (id === 'listOfferedCareers') return 'careers';
  return Object.entries(listOf).find(([, list]) => list === id)?.[0] as Kind | undefined;
}

/** Sends one call to both servers. */
export async function sendToBoth(
  servers: Servers,
  call: ModelCall,
): Promise<{ fake: Answer; reference: Answer }> {
  const send = async (side: Side) =>
    servers.send(side, {
      ...sentTo(side, call, servers.rows),
      ifMatch: call.ifMatch === 'current' ? await versionOf(servers, call, side) : call.ifMatch,
    });
  return { fake: await send('fake'), reference: await send('reference') };
}

/** A tag that no row has. */
const noVersion = '"0"';

/** The version of the call's row in the list, as a tag. */
async function versionOf(servers: Servers, { target }: ModelCall, side: Side): Promise<string> {
  if (!(target instanceof Ref)) return noVersion;
  const id = servers.rows.idOf(target, side);
  const rows = await readRows(servers, side, listOf[target.kind]);
  const version = rows.find((row) => row.id === id)?.version;
  return version === undefined ? noVersion : `"${version}"`;
}

/** The rows of a list, as one server answers them. */
export async function readRows(servers: Servers, side: Side, id: CallId) {
  const list = sentTo(side, { id, as: 'admin', body: noBody }, servers.rows);
  const { data } = asRecord((await servers.send(side, list)).body);
  return Array.isArray(data) ? data.map(asRecord) : [];
}

/** Reads something on both servers, and answers how they differ. */
async function compareReading(servers: Servers, call: ModelCall, name: string) {
  const { fake, reference } = await sendToBoth(servers, call);
  const canonical = canonicalOf(servers.rows, kindOf(call.id));
  return compareAnswers(name, fake, reference, canonical);
}

/** The difference between the two servers' lists. */
export function compareList(servers: Servers, id: CallId): Promise<Difference | undefined> {
  return compareReading(servers, { id, as: 'admin', body: noBody }, id);
}

/** The differences in everything that can be read: each list, and each application's status. */
export async function compareEverything(servers: Servers): Promise<Difference[]> {
  const found: Difference[] = [];
  const keep = (difference: Difference | undefined) => difference && found.push(difference);
  const lists = Object.values(listOf);
  for (const id of [
    ...lists,
    'listTitles',
    'listOfferedCeremonies',
    'listOfferedCareers',
    'listGenders',
  ] as const) {
    keep(await compareList(servers, id));
  }
  for (const place of servers.rows.codes.keys()) {
    const call = {
      id: 'findStatus',
      as: 'nobody',
      target: new CodeRef(place),
      body: noBody,
    } as const;
    keep(await compareReading(servers, call, 'findStatus'));
  }
  return found;
}

/** A call as a line of a script, with both answers. */
export function scriptLine(call: ModelCall, fake: string, reference: string): string {
  const answers = fake === reference ? `both: ${fake}` : `fake: ${fake} | reference: ${reference}`;
  return `${showCall(call)}\n    → ${answers}`;
}
