import type { DemoUniversity, GenderRow, NamedRow } from './rows.ts';

/** The reference data that ceremonies and applications hang on. */
export type Catalogues = Pick<
  DemoUniversity,
  'faculties' | 'careerTypes' | 'careers' | 'degreeTitles'
>;

/** The catalogues of a university that has entered nothing yet. */
export function noCatalogues(): Catalogues {
  return { faculties: [], careerTypes: [], careers: [], degreeTitles: [] };
}

export const genders: readonly GenderRow[] = [
  { id: 1, name: 'Masculino' },
  { id: 2, name: 'Femenino' },
];

export const faculties: readonly NamedRow[] = [
  { id: 1, name: 'Facultad de Ingeniería' },
  { id: 2, name: 'Facultad de Ciencias Económicas y Sociales' },
  { id: 3, name: 'Facultad de Humanidades y Educación' },
  { id: 4, name: 'Facultad de Medicina' },
  { id: 5, name: 'Facultad de Ciencias Jurídicas y Políticas' },
  { id: 6, name: 'Facultad de Arquitectura y Diseño' },
];

const careerTypes: readonly NamedRow[] = [
  { id: 1, name: 'Pregrado' },
  { id: 2, name: 'Postgrado' },
  { id: 3, name: 'Técnico Superior Universitario' },
];

export type CareerPlan = {
  name: string;
  type: number;
  faculty: number;
  active?: boolean;
  /** The degree's male and female form. Turismo lacks one, so some titles show 'Pendiente'. */
  degree?: readonly [male: string, female: string];
};

/** In the order of the acta numbers. */
export const careerPlans: readonly CareerPlan[] = [
  { name: 'Medicina', type: 1, faculty: 4, degree: ['Médico Cirujano', 'Médica Cirujana'] },
  {
    name: 'Enfermería',
    type: 1,
    faculty: 4,
    degree: ['Licenciado en Enfermería', 'Licenciada en Enfermería'],
  },
  { name: 'Derecho', type: 1, faculty: 5, degree: ['Abogado', 'Abogada'] },
  { name: 'Ingeniería Civil', type: 1, faculty: 1, degree: ['Ingeniero Civil', 'Ingeniera Civil'] },
  {
    name: 'Ingeniería de Sistemas',
    type: 1,
    faculty: 1,
    degree: ['Ingeniero de Sistemas', 'Ingeniera de Sistemas'],
  },
  {
    name: 'Ingeniería Eléctrica',
    type: 1,
    faculty: 1,
    degree: ['Ingeniero Electricista', 'Ingeniera Electricista'],
  },
  { name: 'Arquitectura', type: 1, faculty: 6, degree: ['Arquitecto', 'Arquitecta'] },
  {
    name: 'Diseño Gráfico',
    type: 1,
    faculty: 6,
    degree: ['Licenciado en Diseño Gráfico', 'Licenciada en Diseño Gráfico'],
  },
  {
    name: 'Administración',
    type: 1,
    faculty: 2,
    degree: ['Licenciado en Administración', 'Licenciada en Administración'],
  },
  {
    name: 'Contaduría Pública',
    type: 1,
    faculty: 2,
    degree: ['Contador Público', 'Contadora Pública'],
  },
  { name: 'Economía', type: 1, faculty: 2, degree: ['Economista', 'Economista'] },
  {
    name: 'Educación Integral',
    type: 1,
    faculty: 3,
    degree: ['Licenciado en Educación Integral', 'Licenciada en Educación Integral'],
  },
  {
    name: 'Letras Hispánicas',
    type: 1,
    faculty: 3,
    degree: ['Licenciado en Letras', 'Licenciada en Letras'],
  },
  {
    name: 'Informática',
    type: 3,
    faculty: 1,
    degree: [
      'Técnico Superior Universitario en Informática',
      'Técnica Superior Universitaria en Informática',
    ],
  },
  { name: 'Turismo', type: 3, faculty: 2 },
  {
    name: 'Maestría en Gerencia Educativa',
    type: 2,
    faculty: 3,
    degree: ['Magíster en Gerencia Educativa', 'Magíster en Gerencia Educativa'],
  },
  {
    name: 'Especialización en Derecho Mercantil',
    type: 2,
    faculty: 5,
    degree: ['Especialista en Derecho Mercantil', 'Especialista en Derecho Mercantil'],
  },
  {
    name: 'Secretariado Ejecutivo',
    type: 3,
    faculty: 2,
    active: false,
    degree: [
      'Técnico Superior Universitario en Secretariado',
      'Técnica Superior Universitaria en Secretariado',
    ],
  },
  {
    name: 'Estadística',
    type: 1,
    faculty: 2,
    active: false,
    degree: ['Estadístico', 'Estadística'],
  },
];

/**
 * Catalogues of these faculties and careers. The careers are in the order of the acta numbers; the other two orders
 * differ from it, and repeat no place as long as neither 5 nor 7 divides their number.
 */
export function planCatalogues(
  ownFaculties: readonly NamedRow[],
  plans: readonly CareerPlan[],
): Catalogues {
  const careers = plans.map((plan, index) => ({
    id: index + 1,
    name: plan.name,
    career_type_id: plan.type,
    faculty_id: plan.faculty,
    is_active: plan.active ?? true,
    record_order: index + 1,
    assigned_order: ((index * 7) % plans.length) + 1,
    folio_order: ((index * 5 + 3) % plans.length) + 1,
  }));
  const degreeTitles = plans
    .flatMap((plan, index) =>
      (plan.degree ?? []).map((title, gender) => ({
        career_id: index + 1,
        gender_id: gender + 1,
        title_name: title,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));
  return {
    faculties: ownFaculties.map((row) => ({ ...row })),
    careerTypes: careerTypes.map((row) => ({ ...row })),
    careers,
    degreeTitles,
  };
}
