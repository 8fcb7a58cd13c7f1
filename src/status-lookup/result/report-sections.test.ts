import { expect, test } from 'vitest';
import type { ApplicationStatusReport } from '#domain/application/application-status-report.ts';
import { sectionsOfReport } from './report-sections.ts';
import { statusResultMessages } from './status-result.messages.ts';

const messages = statusResultMessages.defaults;

const report: ApplicationStatusReport = {
  code: 'AG-2025-001',
  status: 'confirmed',
  isMasked: false,
  reason: undefined,
  appliedAt: { kind: 'day', day: { year: 2025, month: 3, day: 1 } },
  updatedAt: undefined,
  student: {
    firstName: 'María-José',
    lastName: "D'Angelo",
    secondLastName: 'Ñáñez',
    identificationType: 'V',
    idNumber: '12345678',
    email: 'maria@correo.example',
  },
  career: { name: 'Derecho', type: 'Pregrado', faculty: 'Facultad de Derecho' },
  ceremony: {
    name: 'Acto de Grado Julio 2025',
    date: { year: 2025, month: 7, day: 15 },
    location: 'Aula Magna',
  },
};

/** The result as 'name: value' lines. */
function linesOf(of: ApplicationStatusReport, hasProof = false): readonly string[] {
  return sectionsOfReport(of, { messages, locale: 'es-ES', hasProof }).flatMap(({ title, items }) =>
    items.map(({ term, detail }) => `${title} / ${term}: ${detail}`),
  );
}

test('the result shows every field of a status, in order', () => {
  expect(linesOf(report)).toEqual([
    "Estudiante / Nombre: María-José D'Angelo Ñáñez",
    'Estudiante / Identificación: V-12345678',
    'Estudiante / Correo electrónico: maria@correo.example',
    'Datos académicos / Carrera: Derecho',
    'Datos académicos / Tipo: Pregrado',
    'Datos académicos / Facultad: Facultad de Derecho',
    'Acto de grado / Acto: Acto de Grado Julio 2025',
    'Acto de grado / Fecha: 15 de julio de 2025',
    'Acto de grado / Lugar: Aula Magna',
    'Fechas de la solicitud / Fecha de solicitud: 1 de marzo de 2025',
    'Fechas de la solicitud / Última actualización: No disponible',
  ]);
});

test('below the proof of the title, the result shows what the proof does not', () => {
  expect(linesOf(report, true)).toEqual([
    'Estudiante / Correo electrónico: maria@correo.example',
    'Datos académicos / Tipo: Pregrado',
    'Fechas de la solicitud / Fecha de solicitud: 1 de marzo de 2025',
    'Fechas de la solicitud / Última actualización: No disponible',
  ]);
});

test('a number without a type is shown alone, a type without a number identifies nobody', () => {
  const { student } = report;
  const numberOnly = { ...report, student: { ...student, identificationType: undefined } };
  const typeOnly = { ...report, student: { ...student, idNumber: undefined } };
  expect(linesOf(numberOnly)).toContain('Estudiante / Identificación: 12345678');
  expect(linesOf(typeOnly)).toContain('Estudiante / Identificación: No disponible');
});
