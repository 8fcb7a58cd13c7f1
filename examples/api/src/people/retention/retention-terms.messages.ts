import type { ErasureScope } from '#evidence/audit/erase-personal.ts';
import type { Schema } from '#platform/database/schema.ts';

/** The rule by which data expire. */
export type RetentionRule =
  /** Rows are deleted when the time in a column is that many days past. */
  | { readonly kind: 'rows'; readonly column: string; readonly days: number }
  /** Applications without a title, that many years after their last change or after their ceremony. */
  | {
      readonly kind: 'applications';
      readonly status: 'PENDIENTE' | 'RECHAZADA';
      readonly since: 'change' | 'ceremony';
      readonly years: number;
    }
  /** Personal data of the audit trail, by the terms that its trigger enforces. */
  | { readonly kind: 'trail'; readonly scope: ErasureScope }
  /** Nothing is deleted by the command. */
  | { readonly kind: 'none' };

/** One line of the table: the data, their place, the reason and the term. */
export interface RetentionTerm {
  readonly what: string;
  readonly tables: readonly (keyof Schema)[];
  readonly why: string;
  readonly term: string;
  readonly rule: RetentionRule;
}

/**
 * The retention terms, as `npm run api -- retention` applies them and docs/privacidad.md shows them. Each table of the database
 * has a line; a test compares them. A term here is a proposal: the university decides, and changes it here.
 */
export const retentionTerms: readonly RetentionTerm[] = [
  {
    what: 'Títulos emitidos, sus números de registro y sus códigos de verificación',
    tables: ['issued_titles', 'title_codes'],
    why: 'Registro académico: la ley exige conservarlo.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Anulaciones, rectificaciones y duplicados de títulos, con su resolución',
    tables: ['title_entries'],
    why: 'Registro académico: explican lo que dice cada título.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Plantillas de documentos, sus campos adicionales y las autoridades que firman',
    tables: ['document_templates', 'document_fields', 'authorities'],
    why: 'Imprimir los documentos de los títulos con quien estaba en el cargo.',
    term: 'mientras la universidad no los borre',
    rule: { kind: 'none' },
  },
  {
    what: 'Registro de impresiones: qué copia, cuándo y quién la imprimió',
    tables: ['document_prints'],
    why: 'Responder de cada copia de un título.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Solicitudes confirmadas y solicitudes con título',
    tables: ['applications'],
    why: 'Tramitar el título y responder de él: rectificaciones y duplicados.',
    term: 'mientras exista el título; sin título, hasta que la universidad borre el acto',
    rule: { kind: 'none' },
  },
  {
    what: 'Solicitudes rechazadas, sin título',
    tables: ['applications'],
    why: 'Responder a reclamaciones.',
    term: '2 años desde el último cambio',
    rule: { kind: 'applications', status: 'RECHAZADA', since: 'change', years: 2 },
  },
  {
    what: 'Solicitudes que nunca se confirmaron',
    tables: ['applications'],
    why: 'La persona puede necesitarlas para el acto siguiente.',
    term: '1 año desde la fecha del acto',
    rule: { kind: 'applications', status: 'PENDIENTE', since: 'ceremony', years: 1 },
  },
  {
    what: 'Datos personales de la bitácora: nombre de quien actúa, dirección IP, valores de antes y después',
    tables: ['audit_entries', 'audit_head', 'audit_waiting'],
    why: 'Probar quién hizo qué. Los resúmenes criptográficos quedan.',
    term: '5 años; los de una persona, también al borrarla',
    rule: { kind: 'trail', scope: 'all' },
  },
  {
    what: 'Sales de los resúmenes con que la bitácora comprueba cada fila, sin datos personales',
    tables: ['row_seals'],
    why: 'Comprobar que la fila está como se registró.',
    term: 'mientras exista la fila; se borran con ella',
    rule: { kind: 'none' },
  },
  {
    what: 'Dirección IP de quien envía una solicitud, en la bitácora',
    tables: ['audit_entries'],
    why: 'Responder a solicitudes abusivas o con documentos ajenos.',
    term: '1 año',
    rule: { kind: 'trail', scope: 'applicants' },
  },
  {
    what: 'Sesiones: dirección IP y navegador de cada administrador',
    tables: ['sessions'],
    why: 'Que cada usuario vea y cierre sus sesiones.',
    term: '1 día desde que la sesión vence',
    rule: { kind: 'rows', column: 'expires_at', days: 1 },
  },
  {
    what: 'Marcas de dispositivos conocidos, como resumen',
    tables: ['known_devices'],
    why: 'Que nadie bloquee a un administrador probando contraseñas.',
    term: '180 días sin usarse',
    rule: { kind: 'rows', column: 'seen_at', days: 180 },
  },
  {
    what: 'Consultas de estado que mostraron datos, por código, día y red (como resumen)',
    tables: ['look_up_disclosures'],
    why: 'Avisar a los afectados si alguien consulta códigos ajenos.',
    term: '180 días',
    rule: { kind: 'rows', column: 'day', days: 180 },
  },
  {
    what: 'Claves de los comprobantes, como resumen',
    tables: ['receipt_keys'],
    why: 'Que el enlace del comprobante abra la solicitud.',
    term: 'mientras exista la solicitud',
    rule: { kind: 'none' },
  },
  {
    what: 'Respuestas a la vista previa del título, y correcciones pedidas',
    tables: ['proof_answers', 'corrections'],
    why: 'Que el título diga lo que la persona revisó.',
    term: 'mientras exista la solicitud; las de una persona, hasta borrarla',
    rule: { kind: 'none' },
  },
  {
    what: 'Textos publicados sobre el uso de datos personales, con su resumen',
    tables: ['privacy_texts'],
    why: 'Probar qué autorizó cada persona. No contienen datos personales.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Envíos repetidos: resumen de la clave y del contenido',
    tables: ['idempotency_keys'],
    why: 'Que un envío repetido no cree otra solicitud.',
    term: '2 días',
    rule: { kind: 'rows', column: 'created_at', days: 2 },
  },
  {
    what: 'Intentos por dirección y por cuenta, como resumen',
    tables: ['throttle_windows'],
    why: 'Frenar abusos.',
    term: '1 día',
    rule: { kind: 'rows', column: 'window_end', days: 1 },
  },
  {
    what: 'Contraseñas equivocadas por cuenta',
    tables: ['sign_in_failures'],
    why: 'Frenar a quien adivina contraseñas.',
    term: '1 día',
    rule: { kind: 'rows', column: 'forget_at', days: 1 },
  },
  {
    what: 'Entradas con proveedor sin terminar',
    tables: ['openid_requests'],
    why: 'Terminar la entrada.',
    term: '1 día',
    rule: { kind: 'rows', column: 'expires_at', days: 1 },
  },
  {
    what: 'Resultados de entradas con proveedor',
    tables: ['openid_results'],
    why: 'Terminar la entrada.',
    term: '1 día',
    rule: { kind: 'rows', column: 'expires_at', days: 1 },
  },
  {
    what: 'Entradas con llave de acceso sin terminar',
    tables: ['passkey_challenges'],
    why: 'Terminar la entrada.',
    term: '1 día',
    rule: { kind: 'rows', column: 'expires_at', days: 1 },
  },
  {
    what: 'Cuentas de administradores: nombre, usuario, correo, contraseña (como resumen), llaves e identidades',
    tables: ['users', 'passkeys', 'openid_identities'],
    why: 'Que entren quienes tramitan los títulos.',
    term: 'mientras exista la cuenta',
    rule: { kind: 'none' },
  },
  {
    what: 'Borrados y bloqueos, como resumen',
    tables: ['person_changes'],
    why: 'Aplicarlos de nuevo al restaurar un respaldo anterior.',
    term: '400 días: más que el respaldo más antiguo',
    rule: { kind: 'rows', column: 'at', days: 400 },
  },
  {
    what: 'Libro de entregas: qué título se entregó, cuándo, si a un apoderado y quién lo anotó',
    tables: ['handovers'],
    why: 'Probar la entrega. No contiene datos de quien retira.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Apoderados que retiraron títulos: nombre, documento y poder; notas y correcciones de las entregas',
    tables: ['handover_details'],
    why: 'Responder si alguien niega la entrega.',
    term: '5 años desde la anotación; los de un apoderado, también al borrarlo',
    rule: { kind: 'rows', column: 'recorded_at', days: 1826 },
  },
  {
    what: 'Actos, carreras, nomenclaturas y contadores, que no contienen datos de graduandos',
    tables: [
      'ceremonies',
      'application_code_counters',
      'skipped_places',
      'faculties',
      'career_types',
      'careers',
      'degree_titles',
      'genders',
    ],
    why: 'Funcionamiento del sistema.',
    term: 'mientras hagan falta',
    rule: { kind: 'none' },
  },
];

/** The table as docs/privacidad.md shows it. */
export function retentionTable(): string {
  const lines = retentionTerms.map(({ what, tables, why, term }) => {
    const where = tables.map((table) => `\`${table}\``).join(', ');
    return `| ${what} | ${where} | ${why} | ${term} |`;
  });
  return ['| qué | dónde | por qué | cuánto tiempo |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}
