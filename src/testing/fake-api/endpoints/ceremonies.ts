import { parseCeremonyStatus } from '../../../domain/ceremony-status.ts';
import type { CeremonyRow, CeremonyStatus, DemoUniversity } from '../../university/rows.ts';
import { adminCall, type Endpoint } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { nextIdOf } from '../fake-university.ts';
import { existing, Refusal } from '../refusal.ts';
import { created, done } from '../replies.ts';
import { optionalText, requiredDay, requiredText } from '../request-body.ts';
import { wireCeremony } from '../wire-rows.ts';
import { type WireObject, wireList } from '../wire-shape.ts';

const statusNames: Readonly<Record<string, CeremonyStatus>> = {
  open: 'ABIERTO',
  closed: 'CERRADO',
  completed: 'COMPLETADO',
};

function fieldsOf(body: WireObject): Omit<CeremonyRow, 'id' | 'status'> {
  return {
    name: requiredText(body, 'name'),
    ceremony_date: requiredDay(body, 'ceremony_date'),
    ceremony_location: requiredText(body, 'ceremony_location'),
    description: optionalText(body, 'description'),
    record_initial: requiredText(body, 'record_initial'),
    assigned_initial: requiredText(body, 'assigned_initial'),
    folio_initial: requiredText(body, 'folio_initial'),
  };
}

function statusIn(body: WireObject, current: CeremonyStatus): CeremonyStatus {
  const text = optionalText(body, 'status');
  if (text === null) return current;
  const status = statusNames[parseCeremonyStatus(text)];
  if (!status) throw new Refusal(422, fakeApiMessages.statusInvalid);
  return status;
}

function ceremonyOf(rows: DemoUniversity, id: number): CeremonyRow {
  return existing(rows.ceremonies, id, fakeApiMessages.ceremonyMissing);
}

/** Takes the act's applications with it, unless titles were issued (spec §2, ruling 31). */
function remove(rows: DemoUniversity, id: number): void {
  const ceremony = ceremonyOf(rows, id);
  const own = rows.applications.filter((row) => row.ceremony_id === ceremony.id);
  const ownIds = new Set(own.map((row) => row.id));
  if (rows.titles.some((title) => ownIds.has(title.application_id))) {
    throw new Refusal(409, fakeApiMessages.ceremonyHasTitles);
  }
  rows.applications = rows.applications.filter((row) => !ownIds.has(row.id));
  rows.ceremonies = rows.ceremonies.filter((row) => row.id !== ceremony.id);
}

export const ceremonyEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/ceremonies', ({ university, shape }) => ({
    json: wireList(
      shape,
      university.rows.ceremonies.map((row) => wireCeremony(shape, row)),
    ),
  })),
  adminCall('POST /api/ceremonies', ({ university: { rows }, shape, body }) => {
    const id = nextIdOf(rows.ceremonies);
    const ceremony: CeremonyRow = { id, ...fieldsOf(body), status: statusIn(body, 'ABIERTO') };
    rows.ceremonies.push(ceremony);
    return created(wireCeremony(shape, ceremony));
  }),
  adminCall('PUT /api/ceremonies/{id}', ({ university: { rows }, shape, id, body }) => {
    const ceremony = ceremonyOf(rows, id);
    const status = statusIn(body, ceremony.status);
    Object.assign(ceremony, fieldsOf(body), { status });
    return done(wireCeremony(shape, ceremony));
  }),
  adminCall('DELETE /api/ceremonies/{id}', ({ university: { rows }, id }) => {
    remove(rows, id);
    return done();
  }),
  adminCall('POST /api/ceremonies/{id}/complete', ({ university: { rows }, shape, id }) => {
    const ceremony = ceremonyOf(rows, id);
    ceremony.status = 'COMPLETADO';
    return done(wireCeremony(shape, ceremony));
  }),
];
