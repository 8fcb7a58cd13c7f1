import { ceremonyAnswer } from '../answers/ceremony.ts';
import type { Call } from '../call.ts';
import { ceremonyInput, completionInput } from '../inputs/ceremony.ts';
import { ifMatch } from './catalogue-calls.ts';

const administrators = { audience: 'administrators' } as const;

/** The ceremonies. */
export const ceremonyCalls = {
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
} as const satisfies Record<string, Call>;
