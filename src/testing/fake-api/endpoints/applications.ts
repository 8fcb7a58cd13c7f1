import type { ApplicationRow, ApplicationStatus, PersonFields } from '../../university/rows.ts';
import { adminCall, type Endpoint, type Exchange } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { existing, Refusal } from '../refusal.ts';
import { done } from '../replies.ts';
import { optionalText, requiredDay, requiredEmail, requiredText } from '../request-body.ts';
import { wireApplication } from '../wire-rows.ts';
import { type WireObject, wireList } from '../wire-shape.ts';

function applicationOf({ university, id }: Exchange): ApplicationRow {
  return existing(university.rows.applications, id, fakeApiMessages.applicationMissing);
}

/** The edit's payload names two fields in its own way: middle_name and phone_number (spec §7). */
function editedFields(
  body: WireObject,
): Omit<PersonFields, 'identification_type' | 'gender_id'> & { notes: string | null } {
  return {
    first_name: requiredText(body, 'first_name'),
    second_name: optionalText(body, 'middle_name'),
    third_name: optionalText(body, 'third_name'),
    last_name: requiredText(body, 'last_name'),
    second_last_name: optionalText(body, 'second_last_name') ?? '',
    id_number: requiredText(body, 'id_number'),
    email: requiredEmail(body, 'email'),
    phone: optionalText(body, 'phone_number'),
    date_of_birth: requiredDay(body, 'date_of_birth'),
    place_of_birth: optionalText(body, 'place_of_birth') ?? '',
    notes: optionalText(body, 'notes'),
  };
}

function decide(exchange: Exchange, status: ApplicationStatus) {
  const application = applicationOf(exchange);
  const notes = optionalText(exchange.body, 'notes');
  if (status === 'RECHAZADA' && notes === null) {
    throw new Refusal(422, fakeApiMessages.reasonRequired);
  }
  // Confirming without notes forgets the reason of a rejection and keeps other notes.
  const kept = application.status === 'RECHAZADA' ? null : application.notes;
  application.notes = notes ?? kept;
  Object.assign(application, { status, updated_at: exchange.university.now() });
  return done(wireApplication(exchange.shape, exchange.university.rows, application));
}

export const applicationEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/applications', ({ university: { rows }, shape }) => ({
    json: wireList(
      shape,
      rows.applications.map((row) => wireApplication(shape, rows, row)),
    ),
  })),
  adminCall('PUT /api/applications/{id}', (exchange) => {
    const { university, shape, body } = exchange;
    const application = applicationOf(exchange);
    Object.assign(application, editedFields(body), { updated_at: university.now() });
    return done(wireApplication(shape, university.rows, application));
  }),
  adminCall('PATCH /api/applications/{id}/confirm', (exchange) => decide(exchange, 'CONFIRMADA')),
  adminCall('PATCH /api/applications/{id}/reject', (exchange) => decide(exchange, 'RECHAZADA')),
];
