/** The placeholders of a document, with an example of each: the form offers them, the checks know them. */
export const placeholderExamples = {
  nombre: 'María de los Ángeles Núñez de la Cruz',
  nombres: 'María de los Ángeles',
  apellidos: 'Núñez de la Cruz',
  tipoDocumento: 'cédula de identidad',
  documento: 'V-12.345.678',
  titulo: 'Licenciada en Química',
  carrera: 'Química',
  facultad: 'Facultad de Ciencias',
  universidad: 'Universidad de Ejemplo',
  ciudad: 'Caracas',
  acto: 'Acto de Grado Julio 2026',
  lugar: 'Aula Magna',
  fecha: '24 de julio de 2026',
  fechaCorta: '24/07/2026',
  fechaEnLetras: 'a los veinticuatro días del mes de julio de dos mil veintiséis',
  aniosPatrios: '216° de la Independencia y 167° de la Federación',
  fechaEmision: '30 de julio de 2026',
  fechaEmisionEnLetras: 'a los treinta días del mes de julio de dos mil veintiséis',
  fechaNacimiento: '3 de marzo de 1999',
  lugarNacimiento: 'Mérida',
  acta: '014',
  asignado: '0231',
  folio: '57',
  codigo: 'K7MW-3QXR-9TBD',
  sitio: 'titulos.universidad.edu',
  resolucion: 'Resolución n.º 18 del 3 de mayo de 2027, Consejo Universitario',
  porResolucion:
    'Duplicado expedido por la Resolución n.º 18 del 3 de mayo de 2027, Consejo Universitario',
  numeroAnterior: 'acta 013, asignado 0230, folio 57',
  cantidad: '48',
  cantidadEnLetras: 'cuarenta y ocho',
  numero: '1',
  pagina: '1',
  paginas: '3',
} as const;

/** A placeholder that every installation knows. */
export type PlaceholderName = keyof typeof placeholderExamples;

/** The names of the placeholders, in the order in which the form offers them. */
export const placeholderNames: readonly string[] = Object.keys(placeholderExamples);
