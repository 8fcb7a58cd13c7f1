/** The commands, with a line for each. */
const commands = {
  admin: 'crea el primer administrador, o da una contraseña de un solo uso',
  migrate: 'lleva la base de datos al esquema de esta versión',
  'audit-trail': 'verifica la bitácora y los títulos, o borra datos personales vencidos',
  'look-ups': 'lista las consultas que mostraron datos personales',
  'release-number': 'libera un número de documento que usó otra persona',
  'reject-flood': 'cuenta o rechaza las solicitudes de un envío masivo',
  person: 'exporta, borra o bloquea los datos de una persona, o dice quién los vio',
  staff: 'exporta o borra los datos de un usuario o de una autoridad',
  retention: 'lista o borra lo que cumplió su plazo de conservación',
  backup: 'escribe un respaldo',
  restore: 'restaura un respaldo en una base vacía',
  'restore-drill': 'ensaya la restauración de un respaldo',
};

const list = [
  'Uso: npm run api -- <comando> …',
  ...Object.entries(commands).map(([name, text]) => `  ${name.padEnd(16)}${text}`),
].join('\n');

/** '1 entrada', '2 entradas'. */
function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${count === 1 ? one : other}`;
}

/** Output of the commands. */
export const commandMessages = {
  commands,
  list,
  unknown: (name: string) => `No hay un comando «${name}».\n${list}`,

  migrated: (migrations: readonly string[]) => `Migraciones aplicadas: ${migrations.join(', ')}`,
  pending: (migrations: readonly string[]) => `Migraciones pendientes: ${migrations.join(', ')}`,
  upToDate: (migration: string) => `El esquema está al día (${migration}).`,

  adminUsage: [
    'Uso: npm run api -- admin --username <usuario> --email <email> --name <nombre completo> [--password-stdin]',
    '     npm run api -- admin --reset-password <usuario o email>',
  ].join('\n'),
  administratorMade: (username: string) => `Administrador creado: ${username}`,
  oneTimePassword: (password: string) => `Contraseña de un solo uso: ${password}`,

  releaseUsage:
    'Uso: npm run api -- release-number --type <tipo> --number <número, o - para leerlo de la entrada estándar> --reason <motivo> --by <quien lo decide>',
  rejected: (codes: readonly string[]) =>
    `Solicitudes rechazadas: ${codes.join(', ') || 'ninguna'}`,
  issued: (codes: readonly string[]) => `Con título emitido, sin cambios: ${codes.join(', ')}`,

  floodUsage:
    'Uso: npm run api -- reject-flood --from <AAAA-MM-DDThh:mm±hh:mm> --to <AAAA-MM-DDThh:mm±hh:mm> [--address <dirección o red>] [--reason <motivo> --by <quien lo decide>]',
  flood: (count: number) => `Solicitudes pendientes: ${count}. Con --reason y --by se rechazan.`,
  floodRejected: (count: number) => `Solicitudes rechazadas: ${count}`,

  auditUsage: [
    'Uso: npm run api -- audit-trail --verify [--since <marca>]',
    '     npm run api -- audit-trail --erase [--older-than-days <días>]',
  ].join('\n'),
  badMark: (text: string) =>
    `«${text}» no es una marca como 1204:Zx8…, la última línea de --verify.`,
  tooRecent: (years: number) =>
    `Los datos personales de la bitácora se conservan ${years} años: indica más días, o ninguno.`,
  erased: (entries: number) => `Entradas sin datos personales desde ahora: ${entries}`,
  whole: (entries: number, erased: number, titles: number) =>
    `Bitácora íntegra: ${counted(entries, 'entrada')}, ${erased} sin datos personales; ${titles === 1 ? '1 título como se emitió' : `${titles} títulos como se emitieron`}`,
  broken: (position: number) => `La bitácora fue alterada en la entrada ${position}.`,
  erasedEarly: (position: number) =>
    `Los datos personales de la entrada ${position} se borraron antes de tiempo.`,
  outside: (id: number) => `La fila ${id} de la bitácora se agregó fuera de la cadena.`,
  cut: (position: number) =>
    `La bitácora termina en la entrada ${position}, antes de la marca: fue cortada, o viene de un respaldo anterior.`,
  rewritten: (position: number) =>
    `La entrada ${position} no es la de la marca: la bitácora fue reescrita.`,
  titlesAltered: (titles: readonly string[]) =>
    [`Títulos que no coinciden con la bitácora: ${titles.length}`, ...titles].join('\n'),
  title: {
    changed: (id: number, code: string) => `  ${code} (fila ${id}): cambió después de emitirse`,
    unrecorded: (id: number, code: string) => `  ${code} (fila ${id}): ninguna entrada lo emitió`,
    'recorded-twice': (id: number, code: string) =>
      `  ${code} (fila ${id}): dos entradas lo emitieron`,
    missing: (id: number) => `  fila ${id}: se emitió y ya no está`,
    unconfirmed: (id: number, code: string) =>
      `  ${code} (fila ${id}): ninguna entrada confirmó su solicitud antes de emitirse`,
    'code-changed': (id: number, code: string) =>
      `  ${code} (fila ${id}): su código de verificación cambió después de emitirse`,
    'code-recorded-twice': (id: number, code: string) =>
      `  ${code} (fila ${id}): dos entradas le dieron un código de verificación`,
    'code-missing': (id: number) =>
      `  fila ${id}: recibió un código de verificación y ya no lo tiene`,
    'entry-changed': (id: number, code: string) =>
      `  ${code} (corrección ${id}): cambió después de asentarse`,
    'entry-unrecorded': (id: number, code: string) =>
      `  ${code} (corrección ${id}): ninguna entrada la asentó`,
    'entry-recorded-twice': (id: number, code: string) =>
      `  ${code} (corrección ${id}): dos entradas la asentaron`,
    'entry-missing': (id: number) => `  corrección ${id}: se asentó y ya no está`,
    'hold-changed': (id: number, code: string) =>
      `  ${code} (revisión ${id}): cambió después de asentarse`,
    'hold-unrecorded': (id: number, code: string) =>
      `  ${code} (revisión ${id}): ninguna entrada la asentó`,
    'hold-recorded-twice': (id: number, code: string) =>
      `  ${code} (revisión ${id}): dos entradas la asentaron`,
    'hold-missing': (id: number) => `  revisión ${id}: se asentó y ya no está`,
    'handover-changed': (id: number, code: string) =>
      `  ${code} (entrega ${id}): cambió después de anotarse`,
    'handover-unrecorded': (id: number, code: string) =>
      `  ${code} (entrega ${id}): ninguna entrada la anotó`,
    'handover-recorded-twice': (id: number, code: string) =>
      `  ${code} (entrega ${id}): dos entradas la anotaron`,
    'handover-missing': (id: number) => `  entrega ${id}: se anotó y ya no está`,
    'print-changed': (id: number, code: string) =>
      `  ${code} (impresión ${id}): cambió después de anotarse`,
    'print-unrecorded': (id: number, code: string) =>
      `  ${code} (impresión ${id}): ninguna entrada la anotó`,
    'print-recorded-twice': (id: number, code: string) =>
      `  ${code} (impresión ${id}): dos entradas la anotaron`,
    'print-missing': (id: number) => `  impresión ${id}: se anotó y ya no está`,
    'template-changed': (id: number) =>
      `  versión ${id} de una plantilla: cambió después de guardarse`,
    'template-unrecorded': (id: number) =>
      `  versión ${id} de una plantilla: ninguna entrada la guardó`,
    'template-recorded-twice': (id: number) =>
      `  versión ${id} de una plantilla: dos entradas la guardaron`,
    'template-missing': (id: number) => `  versión ${id} de una plantilla: se guardó y ya no está`,
    'content-changed': (id: number, code: string) =>
      `  ${code} (fila ${id}): lo que dicen sus documentos cambió después de emitirse`,
    'content-unrecorded': (id: number, code: string) =>
      `  ${code} (fila ${id}): ninguna entrada selló lo que dicen sus documentos`,
    'content-recorded-twice': (id: number, code: string) =>
      `  ${code} (fila ${id}): dos entradas sellaron lo que dicen sus documentos`,
    'content-missing': (id: number) =>
      `  fila ${id}: lo que dicen sus documentos se selló y ya no está`,
  },
  backdated: (positions: readonly number[], count: number) =>
    `Atención: ${count === 1 ? '1 entrada lleva una hora anterior a la de otra que la precede' : `${count} entradas llevan una hora anterior a la de otra que las precede`}: ${positions.join(', ')}`,
  waitingForged: (ids: readonly number[]) =>
    `Hay entradas en espera que el sitio no escribió, y no entran en la bitácora: filas ${ids.join(', ')} de audit_waiting.`,
  rowsAltered: (rows: readonly string[]) =>
    [`Otros datos que no coinciden con la bitácora: ${rows.length}`, ...rows].join('\n'),
  /** The rows of each sealed table, by the number of the row. */
  tables: {
    faculties: 'facultad',
    careers: 'carrera',
    degree_titles: 'nomenclatura',
    authorities: 'autoridad',
    authority_faculties: 'facultad por la que firma la autoridad',
    document_fields: 'campo adicional de documentos',
    document_templates: 'plantilla de documentos',
    users: 'usuario',
    applications: 'solicitud confirmada',
    proof_answers: 'respuesta de un graduando a su vista previa',
    correction_reasons: 'motivo de la corrección',
    hold_reasons: 'motivo de la revisión',
    print_reasons: 'motivo de la impresión',
    former_print_reasons: 'motivo de una impresión anterior',
    handover_details: 'apoderado y notas de la entrega',
  },
  row: {
    changed: (what: string, id: number) => `  ${what} ${id}: cambió sin una entrada`,
    unrecorded: (what: string, id: number) => `  ${what} ${id}: no consta así en ninguna entrada`,
    missing: (what: string, id: number) => `  ${what} ${id}: falta sin una entrada`,
  },

  lookUpsUsage:
    'Uso: npm run api -- look-ups [--since <AAAA-MM-DD>] [--code <código>] [--address <dirección IP>]',
  lookUpsHead: 'día,código,red,consultas',

  backupUsage: 'Uso: npm run api -- backup <ruta completa del archivo>',
  backedUp: (file: string, rows: number, migration: string) =>
    `Respaldo escrito: ${file} (${counted(rows, 'fila')}, esquema ${migration})`,
  personUsage:
    'Uso: npm run api -- person --type <tipo> --number <número, o - para leerlo de la entrada estándar> --export [--file <archivo>] | --seen [--file <archivo>] | --erase | --block | --unblock [--by <quien lo decide>]',
  personUnknown: 'No hay solicitudes ni títulos con ese documento.',
  personExported: (file: string) => `Datos exportados: ${file}`,
  readingsHead: 'fecha,cuenta,nombre,qué,seguridad,entrada',
  reading: (action: string, subject: string) => `${action} ${subject}`,
  uncertain: 'posible: la entrada es anterior a los identificadores',
  personErased: (codes: readonly string[], entries: number) =>
    `Solicitudes borradas: ${codes.join(', ') || 'ninguna'}. Entradas de la bitácora sin datos personales: ${entries}`,
  personReduced: (codes: readonly string[]) =>
    `Quedan por su título, sin datos personales: ${codes.join(', ')}`,
  personTitles: (titles: readonly { code: string; record: string; folio: string }[]) =>
    `Se conservan los títulos y el registro, porque la ley lo exige (nombre, documento, carrera y números): ${titles
      .map(({ code, record, folio }) => `${code} (acta ${record}, folio ${folio})`)
      .join(', ')}`,
  personOlderEntries: (entries: number) =>
    `Entradas anteriores a la cadena de la bitácora, que conservan sus datos hasta cumplir su plazo: ${entries}`,
  personProxies: (entries: number) =>
    `Entregas a esta persona como apoderada, sin sus datos desde ahora: ${entries}`,
  personReasons: (count: number) =>
    `Correcciones, revisiones e impresiones de títulos sin motivo desde ahora: ${count}`,
  personHandoverTexts: (entries: number) =>
    `Entregas de sus títulos, sin notas ni motivos desde ahora: ${entries}`,
  personBlocked: (codes: readonly string[]) =>
    `Solicitudes bloqueadas: ${codes.join(', ')}. No se muestran ni se usan; los títulos siguen en el registro.`,
  personUnblocked: (codes: readonly string[]) => `Solicitudes sin bloqueo: ${codes.join(', ')}`,
  personUnchanged: 'No hay solicitudes que cambiar con ese documento.',
  personNotNoted:
    'Aviso: BIRRETE_ERASURES_FILE no está configurada. Un respaldo anterior, al restaurarse, volvería al estado de antes.',

  staffUsage: [
    'Uso: npm run api -- staff --user <usuario, email o número de cuenta> --export|--erase [--file <ruta nueva>] [--by <quien lo decide>]',
    '     npm run api -- staff --official <nombre o número de la autoridad> --export|--erase [--file <ruta nueva>] [--by <quien lo decide>]',
  ].join('\n'),
  accountUnknown:
    'No hay una cuenta con ese nombre. Una cuenta eliminada se busca por su número, que está en la bitácora.',
  officialUnknown: 'No hay una autoridad con ese nombre o número.',
  accountActive: (username: string) =>
    `La cuenta ${username} está activa: desactívala primero en «Configuración», «Usuarios».`,
  accountErased: (id: number, entries: number) =>
    `Cuenta ${id} borrada. Entradas sobre la cuenta sin datos personales desde ahora: ${entries}`,
  accountErasedBefore: (id: number) => `No queda nada que borrar de la cuenta ${id}.`,
  accountRemains: (id: number, acts: number, register: number) =>
    `Queda lo que prueba el registro: ${counted(acts, 'acto')} de la cuenta ${id} en la bitácora, con su nombre hasta cumplir su plazo, y ${counted(register, 'entrega o impresión', 'entregas e impresiones')} que anotó.`,
  signatureInOffice: (office: string) =>
    `${office}: sigue en el cargo, y su firma se imprime en los títulos. Indica primero hasta cuándo lo ocupó.`,
  signatureNeeded: (office: string, titles: number) =>
    titles === 1
      ? `${office}: 1 título de sus actos está por emitir y necesita su firma. Emítelo primero, o rechaza su solicitud.`
      : `${office}: ${titles} títulos de sus actos están por emitir y necesitan su firma. Emítelos primero, o rechaza sus solicitudes.`,
  signaturesErased: (count: number) =>
    `Imágenes de firmas borradas: ${count}. Quedan nombre, cargo y período, y la copia de la firma que llevan los títulos emitidos.`,
  signaturesRemain: 'No se borró ninguna firma.',
  noSignatures: 'No hay imágenes de firmas que borrar.',

  retentionLine: (what: string, term: string, count: number) => `${what} (${term}): ${count}`,
  retentionPreview: 'No se borró nada. Para borrar: npm run api -- retention --apply',
  retentionApplied: (count: number) =>
    `Plazos aplicados: ${counted(count, 'fila borrada', 'filas borradas')}`,

  restoreUsage:
    'Uso: npm run api -- restore <ruta completa del archivo> [--skip-codes <cantidad>] [--skip-numbers <cantidad>]',
  restored: (at: string, rows: number) => `Respaldo del ${at} restaurado: ${counted(rows, 'fila')}`,
  reapplied: (erased: number, blocked: number) =>
    `Borrados y bloqueos aplicados de nuevo: ${counted(erased, 'persona borrada', 'personas borradas')}, ${counted(blocked, 'bloqueada')}`,
  accountsUnknown: (at: string) =>
    `Las cuentas están como el ${at}. Revisa lo que cambió después: contraseñas, cuentas desactivadas, roles y llaves de acceso.`,
  waysInEnded: (sessions: number, passwords: number) =>
    `Sesiones cerradas: ${sessions}. Contraseñas de un solo uso anuladas: ${passwords}.`,
  lastCodes: (codes: readonly string[]) =>
    `Últimos códigos que conoce el respaldo: ${codes.join(', ') || 'ninguno'}`,
  lastNumbers: (ceremony: string, record: string, assigned: string, folio: string) =>
    `Últimos números de ${ceremony}: acta ${record}, asignado ${assigned}, folio ${folio}`,
  skipped: (codes: number, numbers: number) =>
    `Saltados: ${counted(codes, 'código')} de solicitud y ${counted(numbers, 'número')} por serie de cada acto`,
  nothingSkipped:
    'No se saltó ningún código ni número. Compara con el libro y los comprobantes antes de abrir el sitio: lo entregado después del respaldo se entregaría otra vez.',

  drillUsage: 'Uso: npm run api -- restore-drill <ruta completa del archivo> [--since <marca>]',
  drillTable: (table: string, rows: number) => `${table}: ${rows}`,
  drillDiffers: (table: string, expected: number, rows: number) =>
    `${table}: el respaldo tiene ${counted(expected, 'fila')} y la base restaurada ${rows}`,
  drillPassed: (at: string, rows: number, seal: string) =>
    `Ensayo correcto: respaldo del ${at}, ${counted(rows, 'fila')}, sello ${seal}`,
  noSeal: 'ninguno (versión anterior)',
};
