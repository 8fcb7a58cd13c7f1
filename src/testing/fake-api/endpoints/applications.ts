import { isEditField, studentFields } from '../../../domain/application/field-names.ts';
import type { ApplicationRow, ApplicationStatus } from '../../university/rows.ts';
import { ApiFailure, existing } from '../api-failure.ts';
import { adminCall, done, type Endpoint, type Exchange } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { optionalText } from '../request-body.ts';
import { demandVersion, wireVersion } from '../row-version.ts';
import { readStudent } from '../student-fields.ts';
import { wireApplication } from '../wire-rows.ts';
import { type WireObject, wireList } from '../wire-shape.ts';

/** The row, if it is still as the caller knows it. @throws ApiFailure 404 or 412. */
function applicationOf(exchange: Exchange): ApplicationRow {
  const { university, id } = exchange;
  const row = existing(university.rows.applications, id, fakeApiMessages.applicationMissing);
  demandVersion(exchange, row, fakeApiMessages.applicationChanged);
  return row;
}

function wire(exchange: Exchange, row: ApplicationRow): WireObject {
  const { shape, university } = exchange;
  return { ...wireApplication(shape, university.rows, row), ...wireVersion(exchange, row) };
}

const editedStudentFields = studentFields.filter((name) => isEditField(name));

function decide(exchange: Exchange, status: ApplicationStatus) {
  const notes = optionalText(exchange.body, 'notes');
  if (status === 'RECHAZADA' && notes === null) {
    throw new ApiFailure(422, fakeApiMessages.reasonRequired);
  }
  const application = applicationOf(exchange);
  // Confirming without notes forgets the reason of a rejection and keeps other notes.
  const kept = application.status === 'RECHAZADA' ? null : application.notes;
  application.notes = notes ?? kept;
  Object.assign(application, { status, updated_at: exchange.university.now() });
  return done(wire(exchange, application));
}

export const applicationEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/applications', (exchange) => ({
    json: wireList(
      exchange.shape,
      exchange.university.rows.applications.map((row) => wire(exchange, row)),
    ),
  })),
  adminCall('PUT /api/applications/{id}', (exchange) => {
    const { body } = exchange;
    const notes = optionalText(body, 'notes');
    const fields = { ...readStudent(body, editedStudentFields, 'edit'), notes };
    const application = applicationOf(exchange);
    Object.assign(application, fields, { updated_at: exchange.university.now() });
    return done(wire(exchange, application));
  }),
  adminCall('PATCH /api/applications/{id}/confirm', (exchange) => decide(exchange, 'CONFIRMADA')),
  adminCall('PATCH /api/applications/{id}/reject', (exchange) => decide(exchange, 'RECHAZADA')),
];
