import { counted, type RefusalAnswer, type RefusalValues } from './refusal-answer.ts';

/** Careers and nomenclatures. */
export const careerRefusals = {
  careerMissing: { status: 404, message: 'La carrera no existe.' },
  careerDuplicate: {
    status: 409,
    message: 'Ya existe una carrera con ese nombre y tipo en la facultad.',
  },
  careerInUse: {
    status: 409,
    message: ({ applications, degreeTitles }: RefusalValues) => {
      const uses = [
        ...(Number(applications) > 0 ? [counted(applications, 'solicitud', 'solicitudes')] : []),
        ...(Number(degreeTitles) > 0
          ? [counted(degreeTitles, 'nomenclatura', 'nomenclaturas')]
          : []),
      ];
      return `No se puede eliminar la carrera porque tiene ${uses.join(' y ')}.`;
    },
  },
  careerTypeUnknown: { status: 422, message: 'El tipo de carrera seleccionado no existe.' },
  facultyUnknown: { status: 422, message: 'La facultad seleccionada no existe.' },
  degreeTitleMissing: { status: 404, message: 'La nomenclatura no existe.' },
  degreeTitleDuplicate: {
    status: 409,
    message: 'La carrera ya tiene una nomenclatura para ese género.',
  },
  careerUnknown: { status: 422, message: 'La carrera seleccionada no existe.' },
} as const satisfies Record<string, RefusalAnswer>;
