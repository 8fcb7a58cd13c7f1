/** Words about careers. */
export const careerMessages = {
  nameRequired: 'El nombre es requerido',
  typeRequired: 'El tipo de carrera es requerido',
  facultyRequired: 'La facultad es requerida',
  typeUnknown: 'El tipo de carrera seleccionado no existe.',
  facultyUnknown: 'La facultad seleccionada no existe.',
  notFound: 'La carrera no existe.',
  duplicate: 'Ya existe una carrera con ese nombre y tipo en la facultad.',
  created: 'Carrera creada exitosamente',
  updated: 'Carrera actualizada exitosamente',
  deleted: 'Carrera eliminada exitosamente',
  inUse: (applications: number, titles: number) =>
    `No se puede eliminar la carrera porque tiene ${describeUse(applications, titles)}.`,
};

function describeUse(applications: number, titles: number): string {
  const parts = [
    ...(applications > 0
      ? [applications === 1 ? '1 solicitud' : `${applications} solicitudes`]
      : []),
    ...(titles > 0 ? [titles === 1 ? '1 nomenclatura' : `${titles} nomenclaturas`] : []),
  ];
  return parts.join(' y ');
}
