import { namedCatalogues } from 'birrete/contract';
import type { ErasureScope } from '#evidence/audit/erase-personal.ts';
import type { Schema } from '#platform/database/schema.ts';
import { personColumns, titlePersonColumns } from '#platform/database/tables/person-columns.ts';
import type { RetentionVariable } from '#platform/settings/variables/retention-variables.ts';
import { defaultRetentionYears, type RetentionYears } from './retention-years.ts';

/** The age at which data expire: the university chooses years in the settings. */
export type RetentionAge = { readonly days: number } | { readonly years: RetentionVariable };

/** The rule by which data expire. */
export type RetentionRule =
  /** Rows are deleted when the time in a column is that far past. */
  | ({ readonly kind: 'rows'; readonly column: string } & RetentionAge)
  /** Applications without a title, that many years after their last change or after their ceremony. */
  | {
      readonly kind: 'applications';
      readonly status: 'PENDIENTE' | 'RECHAZADA' | 'CONFIRMADA';
      readonly since: 'change' | 'ceremony';
      readonly years: RetentionVariable;
    }
  /** Texts about applications are blanked that many years after the last change of the application. */
  | { readonly kind: 'notes'; readonly years: RetentionVariable }
  /** Reasons of corrections are blanked that many years after they were entered. */
  | { readonly kind: 'reasons'; readonly years: RetentionVariable }
  /** Signatures of officials are removed that many years after they left office, if no title needs them. */
  | { readonly kind: 'signatures'; readonly years: RetentionVariable }
  /** Templates of documents are deleted that many years after their last use or change. */
  | { readonly kind: 'templates'; readonly years: RetentionVariable }
  /** Personal data of the audit trail, by the terms that its trigger enforces. */
  | { readonly kind: 'trail'; readonly scope: ErasureScope }
  /** Nothing is deleted by the command. */
  | { readonly kind: 'none' };

/** The columns of tables that hold personal data; none for a table without. */
type PersonalColumns = {
  readonly [Table in keyof Schema]?: readonly (keyof Schema[Table] & string)[];
};

/** One line of the table: the data, their place, the reason and the term. */
export interface RetentionTerm {
  readonly what: string;
  readonly columns: PersonalColumns;
  readonly why: string;
  /** The term; `{years}` stands for the years of the rule's variable. */
  readonly term: string;
  readonly rule: RetentionRule;
}

/**
 * The retention terms, as `npm run api -- retention` applies them and docs/privacidad.md shows them. Each table of the database
 * has a line, and each column that holds text; tests compare them.
 */
export const retentionTerms: readonly RetentionTerm[] = [
  {
    what: 'Títulos emitidos, sus números de registro y sus códigos de verificación',
    columns: {
      issued_titles: [...titlePersonColumns, 'application_code', 'notes'],
      title_codes: ['code'],
    },
    why: 'Registro académico: la ley exige conservarlo.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Anulaciones, rectificaciones y duplicados de títulos: número, fecha y órgano de su resolución, quién los asentó y quién causó el error; y cuándo un título estuvo en revisión, y quién lo asentó',
    columns: {
      title_entries: ['resolution_number', 'resolution_body', 'entered_by', 'error_cause'],
      title_holds: ['entered_by'],
    },
    why: 'Registro académico: explican lo que dice cada título.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Motivo de las anulaciones, rectificaciones, duplicados y revisiones, y de las impresiones en otro formato',
    columns: {
      title_entries: ['resolution_reason'],
      title_holds: ['reason'],
      print_reasons: ['reason'],
      document_prints: ['edition_reason'],
    },
    why: 'Responder a reclamaciones. Es texto libre: puede decir por qué alguien cambió de nombre, o algo de su salud.',
    term: '{years} desde que se asentó; los de una persona, también al borrarla',
    rule: { kind: 'reasons', years: 'BIRRETE_RETAIN_REASONS_YEARS' },
  },
  {
    what: 'Lo que dicen los documentos de cada título, con las firmas de sus autoridades',
    columns: { title_contents: ['content', 'birth'], signature_pictures: ['picture'] },
    why: 'Registro académico: un duplicado dice lo que se emitió.',
    term: 'permanente; el nacimiento, hasta borrar a la persona',
    rule: { kind: 'none' },
  },
  {
    what: 'Versiones de las plantillas de documentos',
    columns: { document_template_versions: ['template'] },
    why: 'Imprimir otra copia como la primera. Pueden contener nombres e imágenes.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Plantillas de documentos que ya no se usan',
    columns: { document_templates: ['template'] },
    why: 'Imprimir los documentos de los títulos. Pueden contener nombres e imágenes.',
    term: '{years} desde la última impresión o el último cambio; queda la última usada de cada tipo de documento',
    rule: { kind: 'templates', years: 'BIRRETE_RETAIN_TEMPLATES_YEARS' },
  },
  {
    what: 'Nombre, cargo y período de las autoridades que firman, y campos adicionales de los documentos',
    columns: {
      authorities: ['name', 'office', 'valid_from', 'valid_until'],
      document_fields: ['value'],
    },
    why: 'Registro académico: los documentos de los títulos dicen quién firmó.',
    term: 'permanente, salvo que la universidad los elimine',
    rule: { kind: 'none' },
  },
  {
    what: 'Imagen de la firma de quien dejó el cargo',
    columns: { authorities: ['signature'] },
    why: 'Emitir los títulos de los actos que presidió. Los emitidos llevan su copia.',
    term: '{years} desde el fin del cargo, si ningún título por emitir la necesita; a petición, antes',
    rule: { kind: 'signatures', years: 'BIRRETE_RETAIN_SIGNATURES_YEARS' },
  },
  {
    what: 'Registro de impresiones: qué copia, cuándo y quién la imprimió',
    columns: { document_prints: ['printed_by', 'printed_by_name'] },
    why: 'Responder de cada copia de un título.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Solicitudes con título',
    columns: {
      applications: [
        'person_key',
        ...personColumns,
        'application_code',
        'privacy_version',
        'privacy_accepted_at',
      ],
    },
    why: 'Responder del título: rectificaciones y duplicados.',
    term: 'mientras exista el título; los datos de una persona, hasta borrarla',
    rule: { kind: 'none' },
  },
  {
    what: 'Solicitudes confirmadas que no llegaron a título',
    columns: { applications: [] },
    why: 'La persona puede recibir su título en otro acto.',
    term: '{years} desde la fecha del acto',
    rule: {
      kind: 'applications',
      status: 'CONFIRMADA',
      since: 'ceremony',
      years: 'BIRRETE_RETAIN_CONFIRMED_YEARS',
    },
  },
  {
    what: 'Solicitudes rechazadas, sin título',
    columns: { applications: [] },
    why: 'Responder a reclamaciones.',
    term: '{years} desde el último cambio',
    rule: {
      kind: 'applications',
      status: 'RECHAZADA',
      since: 'change',
      years: 'BIRRETE_RETAIN_REJECTED_YEARS',
    },
  },
  {
    what: 'Solicitudes que nunca se confirmaron',
    columns: { applications: [] },
    why: 'La persona puede necesitarlas para el acto siguiente.',
    term: '{years} desde la fecha del acto',
    rule: {
      kind: 'applications',
      status: 'PENDIENTE',
      since: 'ceremony',
      years: 'BIRRETE_RETAIN_PENDING_YEARS',
    },
  },
  {
    what: 'Solicitudes bloqueadas a petición de la persona',
    columns: { applications: [] },
    why: 'Responder mientras prescriben las responsabilidades.',
    term: 'hasta que la universidad las desbloquea o las borra; los plazos de la solicitud y de sus notas no corren',
    rule: { kind: 'none' },
  },
  {
    what: 'Notas internas de las solicitudes, y notas de las confirmadas',
    columns: { applications: ['internal_notes', 'notes'] },
    why: 'Tramitar la solicitud. Son texto libre: pueden decir más de lo necesario.',
    term: '{years} desde el último cambio de la solicitud',
    rule: { kind: 'notes', years: 'BIRRETE_RETAIN_NOTES_YEARS' },
  },
  {
    what: 'Datos personales de la bitácora: nombre de quien actúa, dirección IP, valores de antes y después',
    columns: {
      audit_entries: ['actor_name', 'address', 'before', 'after'],
      audit_waiting: ['actor_name', 'address', 'before', 'after'],
      audit_head: [],
    },
    why: 'Probar quién hizo qué. Los resúmenes criptográficos quedan.',
    term: '5 años; los de una persona, también al borrarla',
    rule: { kind: 'trail', scope: 'all' },
  },
  {
    what: 'Sales de los resúmenes con que la bitácora comprueba cada fila, sin datos personales',
    columns: { row_seals: [] },
    why: 'Comprobar que la fila está como se registró.',
    term: 'mientras exista la fila; se borran con ella',
    rule: { kind: 'none' },
  },
  {
    what: 'Dirección IP de quien envía una solicitud, en la bitácora',
    columns: { audit_entries: ['address'] },
    why: 'Responder a solicitudes abusivas o con documentos ajenos.',
    term: '1 año',
    rule: { kind: 'trail', scope: 'applicants' },
  },
  {
    what: 'Sesiones: dirección IP y navegador de cada administrador',
    columns: { sessions: ['address', 'user_agent'] },
    why: 'Que cada usuario vea y cierre sus sesiones.',
    term: '1 día desde que la sesión vence',
    rule: { kind: 'rows', column: 'expires_at', days: 1 },
  },
  {
    what: 'Marcas de dispositivos conocidos, como resumen',
    columns: { known_devices: ['device_hash'] },
    why: 'Que nadie bloquee a un administrador probando contraseñas.',
    term: '180 días sin usarse',
    rule: { kind: 'rows', column: 'seen_at', days: 180 },
  },
  {
    what: 'Consultas de estado que mostraron datos, por código, día y red (como resumen)',
    columns: { look_up_disclosures: ['application_code', 'network'] },
    why: 'Avisar a los afectados si alguien consulta códigos ajenos.',
    term: '180 días',
    rule: { kind: 'rows', column: 'day', days: 180 },
  },
  {
    what: 'Claves de los comprobantes, como resumen',
    columns: { receipt_keys: ['key_hash'] },
    why: 'Que el enlace del comprobante abra la solicitud.',
    term: 'mientras exista la solicitud',
    rule: { kind: 'none' },
  },
  {
    what: 'Respuestas a la vista previa del título',
    columns: { proof_answers: ['version'] },
    why: 'Que el título diga lo que la persona revisó.',
    term: 'mientras exista la solicitud; las de una persona, hasta borrarla',
    rule: { kind: 'none' },
  },
  {
    what: 'Correcciones que pidió quien se gradúa, y su respuesta',
    columns: { corrections: ['description', 'reply'] },
    why: 'Que el título diga lo que la persona revisó. Son texto libre.',
    term: '{years} desde la respuesta; las de una persona, hasta borrarla',
    rule: { kind: 'rows', column: 'decided_at', years: 'BIRRETE_RETAIN_NOTES_YEARS' },
  },
  {
    what: 'Textos publicados sobre el uso de datos personales, con su resumen',
    columns: { privacy_texts: [] },
    why: 'Probar qué autorizó cada persona. No contienen datos personales.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Envíos repetidos: resumen de la clave y del contenido',
    columns: { idempotency_keys: ['key_hash', 'request_hash'] },
    why: 'Que un envío repetido no cree otra solicitud.',
    term: '2 días',
    rule: { kind: 'rows', column: 'created_at', days: 2 },
  },
  {
    what: 'Intentos por dirección y por cuenta, como resumen',
    columns: { throttle_windows: ['bucket'] },
    why: 'Frenar abusos.',
    term: '1 día',
    rule: { kind: 'rows', column: 'window_end', days: 1 },
  },
  {
    what: 'Contraseñas equivocadas por cuenta',
    columns: { sign_in_failures: ['bucket'] },
    why: 'Frenar a quien adivina contraseñas.',
    term: '1 día',
    rule: { kind: 'rows', column: 'forget_at', days: 1 },
  },
  {
    what: 'Entradas con proveedor sin terminar',
    columns: { openid_requests: [] },
    why: 'Terminar la entrada.',
    term: '1 día',
    rule: { kind: 'rows', column: 'expires_at', days: 1 },
  },
  {
    what: 'Resultados de entradas con proveedor',
    columns: { openid_results: ['user_id'] },
    why: 'Terminar la entrada.',
    term: '1 día',
    rule: { kind: 'rows', column: 'expires_at', days: 1 },
  },
  {
    what: 'Entradas con llave de acceso sin terminar',
    columns: { passkey_challenges: ['user_id'] },
    why: 'Terminar la entrada.',
    term: '1 día',
    rule: { kind: 'rows', column: 'expires_at', days: 1 },
  },
  {
    what: 'Cuentas del personal: nombre, usuario, correo, contraseña (como resumen), llaves e identidades',
    columns: {
      users: ['username', 'username_key', 'email', 'email_key', 'full_name', 'password_hash'],
      passkeys: ['credential_id', 'name', 'public_key'],
      openid_identities: ['issuer', 'subject'],
    },
    why: 'Que entren quienes tramitan los títulos.',
    term: '{years} desde que se desactiva; a petición, antes. Una cuenta activa, mientras se use',
    rule: { kind: 'rows', column: 'deactivated_at', years: 'BIRRETE_RETAIN_ACCOUNTS_YEARS' },
  },
  {
    what: 'Borrados y bloqueos, como resumen',
    columns: { person_changes: ['person_hash', 'salt'] },
    why: 'Aplicarlos de nuevo al restaurar un respaldo anterior.',
    term: '400 días: más que el respaldo más antiguo',
    rule: { kind: 'rows', column: 'at', days: 400 },
  },
  {
    what: 'Libro de entregas: qué título se entregó, cuándo, si a un apoderado y quién lo anotó',
    columns: { handovers: ['recorded_by', 'recorded_by_name'] },
    why: 'Probar la entrega. No contiene datos de quien retira.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Apoderados que retiraron títulos: nombre, documento y poder; notas y correcciones de las entregas',
    columns: {
      handover_details: [
        'proxy_key',
        'proxy_name',
        'proxy_identification_type',
        'proxy_id_number',
        'proxy_authority',
        'notes',
        'reason',
      ],
    },
    why: 'Responder si alguien niega la entrega.',
    term: '{years} desde la anotación; los de un apoderado, también al borrarlo',
    rule: { kind: 'rows', column: 'recorded_at', years: 'BIRRETE_RETAIN_PROXIES_YEARS' },
  },
  {
    what: 'Cuántas veces se verificó cada título, sin quién lo hizo, y cuántos documentos impresos llevan cada dirección de la verificación',
    columns: { title_verifications: [], printed_addresses: [] },
    why: 'Notar un código copiado; conservar las direcciones impresas.',
    term: 'permanente',
    rule: { kind: 'none' },
  },
  {
    what: 'Actos, carreras, nomenclaturas y contadores, que no contienen datos de graduandos',
    columns: {
      ceremonies: [],
      application_code_counters: [],
      skipped_places: [],
      ...Object.fromEntries(Object.values(namedCatalogues).map(({ table }) => [table, []])),
      careers: [],
      degree_titles: [],
      genders: [],
    },
    why: 'Funcionamiento del sistema.',
    term: 'mientras hagan falta',
    rule: { kind: 'none' },
  },
];

/** Writes the term of a line with the years of a university. */
export function writeTerm({ term, rule }: RetentionTerm, years: RetentionYears): string {
  if (!('years' in rule)) return term;
  const count = years[rule.years];
  return term.replace('{years}', count === 1 ? '1 año' : `${count} años`);
}

/** The tables of a term, the first one first. */
export function tablesOf({ columns }: RetentionTerm): readonly string[] {
  return Object.keys(columns);
}

/** The table as docs/privacidad.md shows it, with the terms by default. */
export function retentionTable(): string {
  const lines = retentionTerms.map((term) => {
    const { what, why, rule } = term;
    const where = Object.entries(term.columns).map(([table, columns]) => placeOf(table, columns));
    const variable = 'years' in rule ? ` (\`${rule.years}\`)` : '';
    return `| ${what} | ${where.join('; ')} | ${why} | ${writeTerm(term, defaultRetentionYears)}${variable} |`;
  });
  return ['| qué | dónde | por qué | cuánto tiempo |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}

function placeOf(table: string, columns: readonly string[]): string {
  return columns.length === 0 ? `\`${table}\`` : `\`${table}\`: ${columns.join(', ')}`;
}
