/** The sentences that one catalogue of names answers with. */
export type NamedCatalogueMessages = {
  notFound: string;
  duplicate: string;
  created: string;
  updated: string;
  deleted: string;
  /** `careers` is how many careers use it. */
  inUse: (careers: number) => string;
};

export const facultyMessages: NamedCatalogueMessages = {
  notFound: 'La facultad no existe.',
  duplicate: 'Ya existe una facultad con ese nombre.',
  created: 'Facultad creada exitosamente',
  updated: 'Facultad actualizada exitosamente',
  deleted: 'Facultad eliminada exitosamente',
  inUse: (careers) => `No se puede eliminar la facultad porque tiene ${countCareers(careers)}.`,
};

export const careerTypeMessages: NamedCatalogueMessages = {
  notFound: 'El tipo de carrera no existe.',
  duplicate: 'Ya existe un tipo de carrera con ese nombre.',
  created: 'Tipo de carrera creado exitosamente',
  updated: 'Tipo de carrera actualizado exitosamente',
  deleted: 'Tipo de carrera eliminado exitosamente',
  inUse: (careers) =>
    `No se puede eliminar el tipo de carrera porque está asignado a ${countCareers(careers)}.`,
};

function countCareers(careers: number): string {
  return careers === 1 ? '1 carrera' : `${careers} carreras`;
}
