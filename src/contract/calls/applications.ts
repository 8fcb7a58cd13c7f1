import { applicationAnswer } from '../answers/application.ts';
import type { Call } from '../call.ts';
import { applicationEditInput, confirmationInput, rejectionInput } from '../inputs/application.ts';
import { ifMatch } from './catalogue-calls.ts';

const reviewed = {
  audience: 'administrators',
  usedBy: ['applications'],
  headers: ifMatch,
  status: 200,
  answer: { kind: 'data', schema: applicationAnswer },
  refusals: ['applicationMissing', 'applicationChanged', 'applicationDuplicate'],
} as const;

/** The applications and the decisions on them. */
export const applicationCalls = {
  listApplications: {
    audience: 'administrators',
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
} as const satisfies Record<string, Call>;
