import { normalizeApplicationCode } from '../../../domain/application/application-code.ts';
import { statusFields } from '../../../domain/application/field-names.ts';
import { ApiFailure } from '../api-failure.ts';
import { type Endpoint, type Exchange, publicCall } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { maskStatus, showsProof } from '../look-up-proof.ts';
import { wireStudent } from '../student-fields.ts';
import { wireCareer, wireCeremony, wireGender } from '../wire-rows.ts';
import { wireDay, wireList, wireStatus } from '../wire-shape.ts';

/** What the look-up may show, and the reason of a rejection as `notes`. */
function statusOf(exchange: Exchange) {
  const { university, shape, code } = exchange;
  const { rows } = university;
  const wanted = normalizeApplicationCode(code);
  const application = rows.applications.find((row) => row.application_code === wanted);
  if (!application) throw new ApiFailure(404, fakeApiMessages.codeUnknown);
  const career = rows.careers.find((row) => row.id === application.career_id);
  const ceremony = rows.ceremonies.find((row) => row.id === application.ceremony_id);
  const rejected = application.status === 'RECHAZADA';
  const data = {
    application: {
      application_code: application.application_code,
      status: wireStatus(shape, application.status),
      applied_at: application.applied_at,
      updated_at: application.updated_at,
      ...(rejected ? { notes: application.notes } : {}),
    },
    student: wireStudent(shape, application, statusFields),
    career: {
      name: career?.name ?? '',
      career_type: rows.careerTypes.find((row) => row.id === career?.career_type_id)?.name ?? '',
      faculty_name: rows.faculties.find((row) => row.id === career?.faculty_id)?.name ?? '',
    },
    ceremony: {
      name: ceremony?.name ?? '',
      ceremony_date: wireDay(shape, ceremony?.ceremony_date ?? ''),
      ceremony_location: ceremony?.ceremony_location ?? '',
    },
  };
  const isOpen = showsProof(exchange, application.id_number);
  return { json: { success: true, data: isOpen ? data : maskStatus(data) } };
}

/** Closed acts and inactive careers are in the lists: leaving them out is the client's part. */
export const publicPageEndpoints: readonly Endpoint[] = [
  publicCall('GET /api/public/ceremonies', ({ university, shape }) => {
    const upcoming = university.rows.ceremonies.filter((row) => row.status !== 'COMPLETADO');
    return {
      json: wireList(
        shape,
        upcoming.map((row) => wireCeremony(shape, row)),
      ),
    };
  }),
  publicCall('GET /api/public/careers', ({ university: { rows }, shape }) => ({
    json: wireList(
      shape,
      rows.careers.map((row) => wireCareer(shape, rows, row)),
    ),
  })),
  publicCall('GET /api/genders', ({ university, shape }) => ({
    json: wireList(
      shape,
      university.rows.genders.map((row) => wireGender(shape, row)),
    ),
  })),
  publicCall('GET /api/public/status/{code}', statusOf),
];
