import type { GenericSchema, InferOutput } from 'valibot';
import { applicationAnswer } from './answers/application.ts';
import { careerAnswer } from './answers/career.ts';
import { ceremonyAnswer, publicCeremonyAnswer } from './answers/ceremony.ts';
import { degreeTitleAnswer } from './answers/degree-title.ts';
import { genderAnswer } from './answers/gender.ts';
import { namedAnswer } from './answers/named.ts';
import { reportAnswer } from './answers/report.ts';
import { signInAnswer } from './answers/session.ts';
import { applyAnswer, statusAnswer } from './answers/status.ts';
import { bulkIssueAnswer, issueMessage, titleAnswer } from './answers/title.ts';
import { createdUserAnswer, userAnswer } from './answers/user.ts';
import type { Call } from './call.ts';
import { catalogueCalls, ifMatch } from './catalogue-calls.ts';
import { extraCalls } from './extra-calls.ts';
import * as extraPaths from './extra-paths.ts';
import {
  applicationEditInput,
  applicationInput,
  confirmationInput,
  rejectionInput,
} from './inputs/application.ts';
import { bulkIssueInput } from './inputs/bulk-issue.ts';
import { careerInput } from './inputs/career.ts';
import { ceremonyInput, completionInput } from './inputs/ceremony.ts';
import { degreeTitleInput } from './inputs/degree-title.ts';
import { namedInput } from './inputs/named.ts';
import { reportInput } from './inputs/report.ts';
import { signInInput } from './inputs/session.ts';
import { userInput, userUpdateInput } from './inputs/user.ts';
import * as paths from './paths.ts';
import { serverPaths } from './server-paths.ts';

/** Method and path of every call, by its id. */
export const callPaths = { ...paths, ...extraPaths, ...serverPaths } as const;

/** The calls of the API contract, and those of the extras. */
export type CallId = keyof typeof callPaths;

const administrators = { audience: 'administrators' } as const;

const faculties = catalogueCalls({
  one: 'a faculty',
  many: 'faculties',
  input: namedInput,
  update: namedInput,
  row: namedAnswer,
  created: namedAnswer,
  done: {
    created: 'Facultad creada exitosamente',
    updated: 'Facultad actualizada exitosamente',
    deleted: 'Facultad eliminada exitosamente',
  },
  refusals: {
    save: ['facultyDuplicate'],
    missing: 'facultyMissing',
    deletion: ['facultyInUse'],
  },
});

const careerTypes = catalogueCalls({
  one: 'a career type',
  many: 'career types',
  input: namedInput,
  update: namedInput,
  row: namedAnswer,
  created: namedAnswer,
  done: {
    created: 'Tipo de carrera creado exitosamente',
    updated: 'Tipo de carrera actualizado exitosamente',
    deleted: 'Tipo de carrera eliminado exitosamente',
  },
  refusals: {
    save: ['careerTypeDuplicate'],
    missing: 'careerTypeMissing',
    deletion: ['careerTypeInUse'],
  },
});

const careers = catalogueCalls({
  one: 'a career',
  many: 'careers',
  input: careerInput,
  update: careerInput,
  row: careerAnswer,
  created: careerAnswer,
  listedBy: ['applications', 'titles'],
  done: {
    created: 'Carrera creada exitosamente',
    updated: 'Carrera actualizada exitosamente',
    deleted: 'Carrera eliminada exitosamente',
  },
  refusals: {
    save: ['careerTypeUnknown', 'facultyUnknown', 'careerDuplicate'],
    missing: 'careerMissing',
    deletion: ['careerInUse'],
  },
});

const degreeTitles = catalogueCalls({
  one: 'a nomenclature: the title of a career for a gender',
  many: 'nomenclatures',
  input: degreeTitleInput,
  update: degreeTitleInput,
  row: degreeTitleAnswer,
  created: degreeTitleAnswer,
  listedBy: ['ceremonies', 'titles'],
  done: {
    created: 'Nomenclatura creada exitosamente',
    updated: 'Nomenclatura actualizada exitosamente',
    deleted: 'Nomenclatura eliminada exitosamente',
  },
  refusals: {
    save: ['genderUnknown', 'careerUnknown', 'degreeTitleDuplicate'],
    missing: 'degreeTitleMissing',
    deletion: [],
  },
});

const users = catalogueCalls({
  one: 'a user',
  many: 'users',
  input: userInput,
  update: userUpdateInput,
  row: userAnswer,
  created: createdUserAnswer,
  done: {
    created: 'Usuario creado exitosamente',
    updated: 'Usuario actualizado exitosamente',
    deleted: 'Usuario eliminado exitosamente',
  },
  refusals: {
    save: ['usernameTaken', 'emailTaken'],
    update: ['ownUserDeactivation', 'ownUserDemotion'],
    missing: 'userMissing',
    deletion: ['ownUserDeletion'],
  },
});

const reviewed = {
  ...administrators,
  usedBy: ['applications'],
  headers: ifMatch,
  status: 200,
  answer: { kind: 'data', schema: applicationAnswer },
  refusals: ['applicationMissing', 'applicationChanged', 'applicationDuplicate'],
} as const;

const report = {
  ...administrators,
  usedBy: ['reports'],
  input: reportInput,
  status: 200,
  answer: { kind: 'beside', schema: reportAnswer },
  refusals: ['ceremonyNotFound'],
} as const;
const ofOneCeremony = ['reportCeremonyRequired', ...report.refusals] as const;

/** Every call: audience, body, answer and refusals. Clients, servers, documents and tests derive from this table. */
export const calls = {
  signIn: {
    purpose: 'Sign in by username or e-mail',
    usedBy: ['sign-in'],
    audience: 'public',
    input: signInInput,
    status: 200,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: ['wrongCredentials', 'oneTimePasswordSpent', 'tooManyAttempts'],
  },
  listOfferedCeremonies: {
    purpose: 'Ceremonies that have not taken place; those with status ABIERTO take applications',
    usedBy: ['wizard'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: publicCeremonyAnswer },
  },
  listOfferedCareers: {
    purpose: 'Active careers',
    usedBy: ['wizard'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: careerAnswer },
  },
  listGenders: {
    purpose: 'Genders: 1 male, 2 female',
    usedBy: ['wizard', 'config'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: genderAnswer },
  },
  apply: {
    purpose:
      'Apply for a degree title; answers the code with which to follow the application. `privacy_version` is an addition: the text that the graduate has authorised, where the server announces `privacy`',
    usedBy: ['wizard'],
    audience: 'public',
    input: applicationInput,
    headers: {
      'Idempotency-Key':
        'An addition: a repetition with the same key and body answers the first result.',
    },
    status: 201,
    answer: { kind: 'data', schema: applyAnswer },
    done: '¡Solicitud enviada exitosamente!',
    refusals: [
      'ceremonyUnknown',
      'ceremonyNotOpen',
      'careerNotOffered',
      'genderUnknown',
      'birthDateFuture',
      'alreadyApplied',
      'tooManyApplications',
      'idempotencyKeyInvalid',
      'idempotencyKeyReused',
    ],
  },
  findStatus: {
    purpose: 'Follow an application by its code, in any case; all unknown codes are answered alike',
    usedBy: ['look-up'],
    audience: 'public',
    headers: {
      'Birrete-Proof':
        'An addition: the last three digits of the identity document, where the server announces `look-up-proof`. Without them the person is masked.',
    },
    status: 200,
    answer: { kind: 'data', schema: statusAnswer },
    refusals: ['codeUnknown', 'tooManyLookUps'],
  },
  listCeremonies: {
    ...administrators,
    purpose: 'List all ceremonies, newest first',
    usedBy: ['ceremonies', 'applications', 'titles', 'reports'],
    status: 200,
    answer: { kind: 'list', schema: ceremonyAnswer },
  },
  createCeremony: {
    ...administrators,
    purpose: 'Create a ceremony; its date must not be past',
    usedBy: ['ceremonies'],
    input: ceremonyInput,
    status: 201,
    answer: { kind: 'data', schema: ceremonyAnswer },
    done: 'Acto de grado creado correctamente',
    refusals: ['ceremonyDatePast'],
  },
  updateCeremony: {
    ...administrators,
    purpose: 'Change a ceremony, and its status if sent',
    usedBy: ['ceremonies'],
    input: ceremonyInput,
    headers: ifMatch,
    status: 200,
    answer: { kind: 'data', schema: ceremonyAnswer },
    done: 'Acto de grado actualizado correctamente',
    refusals: ['ceremonyMissing', 'ceremonyChanged', 'ceremonyNumbersFixed'],
  },
  deleteCeremony: {
    ...administrators,
    purpose: 'Delete a ceremony and its applications; 409 once titles were issued',
    usedBy: ['ceremonies'],
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Acto de grado eliminado correctamente',
    refusals: ['ceremonyMissing', 'ceremonyChanged', 'ceremonyHasTitles'],
  },
  completeCeremony: {
    ...administrators,
    purpose: 'Mark a ceremony as having taken place',
    usedBy: ['ceremonies'],
    input: completionInput,
    isInputOptional: true,
    headers: ifMatch,
    status: 200,
    answer: { kind: 'data', schema: ceremonyAnswer },
    done: 'Ceremonia completada exitosamente',
    refusals: ['ceremonyMissing', 'ceremonyChanged'],
  },
  listApplications: {
    ...administrators,
    purpose: 'List all applications, newest first',
    usedBy: ['ceremonies', 'applications', 'titles'],
    status: 200,
    answer: { kind: 'list', schema: applicationAnswer },
  },
  editApplication: {
    ...reviewed,
    purpose: "Correct a person's data; an omitted field keeps its value",
    input: applicationEditInput,
    done: 'Solicitud actualizada exitosamente',
    refusals: [...reviewed.refusals, 'birthDateInvalid'],
  },
  confirmApplication: {
    ...reviewed,
    purpose: 'Confirm an application; notes are optional',
    input: confirmationInput,
    isInputOptional: true,
    done: 'Solicitud aprobada exitosamente',
  },
  rejectApplication: {
    ...reviewed,
    purpose: 'Reject an application; the notes are the reason and must not be blank',
    input: rejectionInput,
    done: 'Solicitud rechazada exitosamente',
    refusals: ['reasonRequired', 'applicationMissing', 'applicationChanged'],
  },
  listTitles: {
    ...administrators,
    purpose: 'List all issued titles',
    usedBy: ['ceremonies', 'titles'],
    status: 200,
    answer: { kind: 'list', schema: titleAnswer },
  },
  issueTitles: {
    ...administrators,
    purpose: 'Issue the titles of the confirmed applications that have none yet',
    usedBy: ['titles'],
    input: bulkIssueInput,
    status: 200,
    answer: { kind: 'data', schema: bulkIssueAnswer },
    done: issueMessage,
    refusals: [
      'ceremonyNotFound',
      'ceremonyNotCompleted',
      'nobodyConfirmed',
      'numberUnusable',
      'numberTaken',
    ],
  },
  reportGraduatedApplications: {
    ...report,
    purpose: 'Report the applications of one or all ceremonies',
  },
  reportConfirmedStudents: {
    ...report,
    purpose: 'Report the confirmed students of a ceremony',
    refusals: ofOneCeremony,
  },
  reportContactListApplicants: {
    ...report,
    purpose: 'Report the contact data of the applicants of one or all ceremonies',
  },
  reportContactListConfirmed: {
    ...report,
    purpose: 'Report the contact data of the confirmed students of a ceremony',
    refusals: ofOneCeremony,
  },
  listFaculties: faculties.list,
  createFaculty: faculties.create,
  updateFaculty: faculties.update,
  deleteFaculty: faculties.remove,
  listCareers: careers.list,
  createCareer: careers.create,
  updateCareer: careers.update,
  deleteCareer: careers.remove,
  listCareerTypes: careerTypes.list,
  createCareerType: careerTypes.create,
  updateCareerType: careerTypes.update,
  deleteCareerType: careerTypes.remove,
  listDegreeTitles: degreeTitles.list,
  createDegreeTitle: degreeTitles.create,
  updateDegreeTitle: degreeTitles.update,
  deleteDegreeTitle: degreeTitles.remove,
  listUsers: users.list,
  createUser: users.create,
  updateUser: users.update,
  deleteUser: users.remove,
  ...extraCalls,
} as const satisfies Record<CallId, Call>;

type Calls = typeof calls;

/** The body of a call after its check; undefined for a call without one. */
export type CallInput<Id extends CallId> = Calls[Id] extends {
  readonly input: infer Input extends GenericSchema;
}
  ? InferOutput<Input>
  : undefined;

/** The value under `data` in the answer to a call; none for one that answers `success` alone. */
export type CallData<Id extends CallId> = Calls[Id]['answer'] extends {
  readonly kind: infer Kind;
  readonly schema: infer Schema extends GenericSchema;
}
  ? Kind extends 'list'
    ? readonly InferOutput<Schema>[]
    : InferOutput<Schema>
  : undefined;
