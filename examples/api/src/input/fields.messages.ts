/** Sentences about single fields; `label` comes with its article: 'El nombre'. */
export const fieldMessages = {
  required: (label: string) => `${label} es requerido`,
  requiredFeminine: (label: string) => `${label} es requerida`,
  tooLong: (label: string, most: number) => `${label} no puede tener más de ${most} caracteres`,
  characters: (label: string) => `${label} contiene caracteres no permitidos`,
  invalid: (label: string) => `${label} no es válido`,
  invalidFeminine: (label: string) => `${label} no es válida`,
  email: 'Por favor ingresa un email válido',
  wholeNumber: (label: string) => `${label} debe ser un número entero entre 0 y 999999`,
  registryNumber: (label: string) =>
    `${label} debe contener un número, por ejemplo 001, y tener como máximo 30 caracteres`,
};
