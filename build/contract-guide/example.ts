import type { GenericSchema } from 'valibot';
import { type Call, doneMessage } from '#contract/calls.ts';

/** The properties of a Valibot schema that examples are built from. */
interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Part[];
}

/** Values by field name: one application throughout the document. Other fields get a default. */
const samples: Readonly<Record<string, unknown>> = {
  address: '190.202.0.1',
  application_code: 'AG-2026-001',
  applied_at: '2026-05-04T14:30:00.000Z',
  assigned_initial: '001',
  assigned_registry: '001',
  career_name: 'Ingeniería de Sistemas',
  career_type: 'Pregrado',
  career_type_name: 'Pregrado',
  ceremony_location: 'Aula Magna',
  ceremony_name: 'Acto de Grado julio 2026',
  degree_title: 'Ingeniera de Sistemas',
  email: 'ana.perez@example.com',
  faculty_name: 'Ingeniería',
  first_name: 'Ana',
  folio_initial: '001',
  folio_registry: '001',
  full_name: 'Carmen Rojas',
  gender_name: 'Femenino',
  id_number: '12345678',
  identification_type: 'V',
  is_active: 1,
  label: 'Cuenta de la universidad',
  last_name: 'Pérez',
  middle_name: 'María',
  must_change_password: false,
  phone: '0212-5550101',
  place_of_birth: 'Caracas',
  record_initial: '001',
  record_registry: '001',
  role_id: 1,
  role_name: 'Super Admin',
  second_last_name: 'Rojas',
  temporary_password: 'ejemplo-de-un-solo-uso',
  title_name: 'Ingeniera de Sistemas',
  token: 'ejemplo-de-token',
  username: 'crojas',
};

/** Values by field name, and by the object or path that contains the field. */
const samplesWithin: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  address: {
    'verification-addresses': 'https://titulos.universidad.example/verificar?codigo={code}',
  },
  name: {
    career: 'Ingeniería de Sistemas',
    career_types: 'Pregrado',
    careers: 'Ingeniería de Sistemas',
    ceremonies: 'Acto de Grado julio 2026',
    ceremony: 'Acto de Grado julio 2026',
    faculties: 'Ingeniería',
    genders: 'Masculino',
  },
};

/**
 * Builds a successful answer of the reference API. Optional fields are left out.
 *
 * @param resource the last part of the path, which determines the `name` of a row
 */
export function exampleAnswer(call: Call, resource: string): unknown {
  const { answer } = call;
  const data = 'schema' in answer ? exampleOf(answer.schema, resource) : undefined;
  const done = doneMessage(call, data);
  const message = done === undefined ? {} : { message: done };
  switch (answer.kind) {
    case 'data':
      return { success: true, ...message, data };
    case 'list':
      return { success: true, data: [data] };
    case 'beside':
      return { success: true, ...Object(data) };
    default:
      return { success: true, ...message };
  }
}

function exampleOf(schema: GenericSchema, resource: string): unknown {
  return sampleOf(partOf(schema), '', resource);
}

/** Lists the fields of a body. Optional ones have a question mark. */
export function fieldNames(schema: GenericSchema): readonly string[] {
  const entries = Object.entries(partOf(schema).entries ?? {});
  return entries.map(([name, { type }]) => (type === 'optional' ? `${name}?` : name));
}

function partOf(schema: GenericSchema): Part {
  return schema as unknown as Part;
}

/** @param owner the object that contains the value */
function sampleOf(part: Part, name: string, owner: string): unknown {
  if (part.entries !== undefined) {
    const entries = Object.entries(part.entries).filter(([, { type }]) => type !== 'optional');
    return Object.fromEntries(
      entries.map(([key, entry]) => [key, sampleOf(entry, key, name || owner)]),
    );
  }
  if (part.type === 'nullable' && !(name in samples)) return null;
  if (part.wrapped !== undefined) return sampleOf(part.wrapped, name, owner);
  if (part.type === 'picklist') return name in samples ? samples[name] : part.options?.[0];
  if (part.type === 'literal') return part.literal;
  if (part.type === 'variant' || part.type === 'union')
    return sampleOf(firstShape(part), name, owner);
  if (part.type === 'record') return {};
  if (part.item !== undefined) return [sampleOf(part.item, name, owner)];
  const checks = part.pipe?.map(({ type }) => type) ?? [];
  const within = samplesWithin[name]?.[owner];
  if (within !== undefined) return within;
  if (name === 'name') return 'Nombre';
  if (name in samples) return samples[name];
  if (checks.includes('iso_date')) return '2026-07-18';
  if (checks.includes('iso_timestamp')) return '2026-07-18T14:30:00.000Z';
  if (part.type === 'boolean') return true;
  return part.type === 'number' ? 1 : 'texto';
}

/** The first of the shapes that an answer can have. */
function firstShape({ options: [first] = [] }: Part): Part {
  return partOf(first as GenericSchema);
}
