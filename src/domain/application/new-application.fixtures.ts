import type { NewApplication } from './new-application.ts';

/** A request for the tests of what is sent; each test says only what it is about. */
export function aNewApplication(change: Partial<NewApplication> = {}): NewApplication {
  return {
    ceremonyId: 7,
    careerId: 5,
    identificationType: 'CI',
    idNumber: '12345678',
    firstName: 'Ana',
    secondName: undefined,
    thirdName: undefined,
    lastName: 'Peña',
    secondLastName: 'Ñáñez',
    email: 'ana@correo.test',
    dateOfBirth: { year: 2000, month: 2, day: 1 },
    placeOfBirth: 'Mérida',
    genderId: 2,
    ...change,
  };
}
