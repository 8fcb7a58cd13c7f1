/** A graduate with an unusual but real name. */
export interface Graduate {
  readonly firstName: string;
  readonly lastName: string;
  readonly secondLastName: string;
  readonly idNumber: string;
  readonly email: string;
  readonly dateOfBirth: string;
  readonly placeOfBirth: string;
  readonly gender: 'Masculino' | 'Femenino';
  readonly career: string;
}

/** @param idNumber a different one per test, because nobody may apply twice */
export function graduateWith(idNumber: string): Graduate {
  return {
    firstName: 'María-José',
    lastName: "D'Angelo",
    secondLastName: 'Ñáñez',
    idNumber,
    email: 'mariajose.dangelo@correo.example',
    dateOfBirth: '03/05/2000',
    placeOfBirth: 'Mérida, Venezuela',
    gender: 'Femenino',
    career: 'Ingeniería Civil',
  };
}
