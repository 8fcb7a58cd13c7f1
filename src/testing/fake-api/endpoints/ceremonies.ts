import { parseCeremonyStatus } from '../../../domain/ceremony/ceremony-status.ts';
import type { CeremonyRow, CeremonyStatus, DemoUniversity } from '../../university/rows.ts';
import { ApiFailure, existing } from '../api-failure.ts';
import { adminCall, created, done, type Endpoint, type Exchange } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { nextIdOf } from '../fake-university.ts';
import { optionalText, requiredDay, requiredText } from '../request-body.ts';
import { demandVersion, wireVersion } from '../row-version.ts';
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
  if (!status) throw new ApiFailure(422, fakeApiMessages.statusInvalid);
  return status;
}

/** The row, if it is still as the caller knows it. @throws ApiFailure 404 or 412. */
function ceremonyOf(exchange: Exchange): CeremonyRow {
  const { university, id } = exchange;
  const row = existing(university.rows.ceremonies, id, fakeApiMessages.ceremonyMissing);
  demandVersion(exchange, row, fakeApiMessages.ceremonyChanged);
  return row;
}

function wire(exchange: Exchange, row: CeremonyRow): WireObject {
  return { ...wireCeremony(exchange.shape, row), ...wireVersion(exchange, row) };
}

/** Takes the act's applications with it, unless titles were issued. */
function remove(rows: DemoUniversity, ceremony: CeremonyRow): void {
  const own = rows.applications.filter((row) => row.ceremony_id === ceremony.id);
  const ownIds = new Set(own.map((row) => row.id));
  if (rows.titles.some((title) => ownIds.has(title.application_id))) {
    throw new ApiFailure(409, fakeApiMessages.ceremonyHasTitles);
  }
  rows.applications = rows.applications.filter((row) => !ownIds.has(row.id));
  rows.ceremonies = rows.ceremonies.filter((row) => row.id !== ceremony.id);
}

export const ceremonyEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/ceremonies', (exchange) => ({
    json: wireList(
      exchange.shape,
      exchange.university.rows.ceremonies.map((row) => wire(exchange, row)),
    ),
  })),
  adminCall('POST /api/ceremonies', (exchange) => {
    const { body } = exchange;
    const { rows } = exchange.university;
    const id = nextIdOf(rows.ceremonies);
    const ceremony: CeremonyRow = { id, ...fieldsOf(body), status: statusIn(body, 'ABIERTO') };
    rows.ceremonies.push(ceremony);
    return created(wire(exchange, ceremony));
  }),
  adminCall('PUT /api/ceremonies/{id}', (exchange) => {
    const { body } = exchange;
    const ceremony = ceremonyOf(exchange);
    const status = statusIn(body, ceremony.status);
    Object.assign(ceremony, fieldsOf(body), { status });
    return done(wire(exchange, ceremony));
  }),
  adminCall('DELETE /api/ceremonies/{id}', (exchange) => {
    remove(exchange.university.rows, ceremonyOf(exchange));
    return done();
  }),
  adminCall('POST /api/ceremonies/{id}/complete', (exchange) => {
    const ceremony = ceremonyOf(exchange);
    ceremony.status = 'COMPLETADO';
    return done(wire(exchange, ceremony));
  }),
];
