import { checkText } from '../domain/application/field-checks.ts';
import {
  type ApplicationDraft,
  emptyDraft,
  type ValidationContext,
} from './draft/application-draft.ts';
import type { InitialValues } from './draft/initial-values.ts';

const numbers = { record: undefined, assigned: undefined, folio: undefined };
const orders = { recordOrder: 0, assignedOrder: 0, folioOrder: 0 };

/** Two choices of each kind, on 15 June 2026. */
export const context: ValidationContext = {
  today: { year: 2026, month: 6, day: 15 },
  requireSecondLastName: true,
  checkText,
  choices: {
    ceremonies: [7, 8].map((id) => ({
      id,
      name: `Acto ${id}`,
      date: { year: 2026, month: 8, day: id },
      location: 'Aula Magna',
      description: undefined,
      status: 'open' as const,
      initialNumbers: numbers,
    })),
    careers: [5, 6].map((id) => ({
      ...orders,
      id,
      name: `Carrera ${id}`,
      typeId: 1,
      typeName: 'Pregrado',
      facultyId: 1,
      facultyName: 'Facultad de Ingeniería',
      isActive: true,
    })),
    genders: [
      { id: 1, name: 'Masculino' },
      { id: 2, name: 'Femenino' },
    ],
  },
};

/** Values of a portal that knows everything about a person. */
export const prefilledPerson: InitialValues = {
  ceremony: 7,
  career: 5,
  gender: 'Femenino',
  idNumber: '24.567.890',
  firstName: 'María-José',
  lastName: "D'Angelo",
  secondLastName: 'Ñáñez',
  email: 'mariajose.dangelo@correo.example',
  dateOfBirth: '2000-05-03',
  placeOfBirth: 'Mérida, Venezuela',
};

/** A complete draft, of a person with an unusual but real name. */
export const fullDraft: ApplicationDraft = {
  ...emptyDraft,
  ceremonyId: 7,
  careerId: 5,
  idNumber: '24.567.890',
  firstName: 'María-José',
  lastName: "D'Angelo",
  secondLastName: 'Ñáñez',
  email: 'mariajose.dangelo@correo.example',
  dateOfBirth: '03/05/2000',
  placeOfBirth: 'Mérida, Venezuela',
  genderId: 2,
};
