/** Output of the commands. */
export const commandMessages = {
  migrated: (migrations: readonly string[]) => `Migraciones aplicadas: ${migrations.join(', ')}`,
  pending: (migrations: readonly string[]) => `Migraciones pendientes: ${migrations.join(', ')}`,
  upToDate: (migration: string) => `El esquema está al día (${migration}).`,

  adminUsage: [
    'Uso: npm run admin -- --username <usuario> --email <email> --name <nombre completo> [--password-stdin]',
    '     npm run admin -- --reset-password <usuario o email>',
  ].join('\n'),
  administratorMade: (username: string) => `Administrador creado: ${username}`,
  oneTimePassword: (password: string) => `Contraseña de un solo uso: ${password}`,

  releaseUsage:
    'Uso: npm run release-number -- --type <tipo> --number <número> --reason <motivo> --by <quien lo decide>',
  rejected: (codes: readonly string[]) =>
    `Solicitudes rechazadas: ${codes.join(', ') || 'ninguna'}`,
  issued: (codes: readonly string[]) => `Con título emitido, sin cambios: ${codes.join(', ')}`,

  auditUsage: [
    'Uso: npm run audit-trail -- --verify [--since <marca>]',
    '     npm run audit-trail -- --erase [--older-than-days <días>]',
  ].join('\n'),
  badMark: (text: string) =>
    `«${text}» no es una marca como 1204:Zx8…, la última línea de --verify.`,
  tooRecent: (years: number) =>
    `Los datos personales de la bitácora se conservan ${years} años: indica más días, o ninguno.`,
  erased: (entries: number) => `Entradas sin datos personales desde ahora: ${entries}`,
  whole: (entries: number, erased: number, titles: number) =>
    `Bitácora íntegra: ${entries} entradas, ${erased} sin datos personales; ${titles} títulos como se emitieron`,
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
  },

  backupUsage: 'Uso: npm run backup -- <ruta completa del archivo>',
  backedUp: (file: string, rows: number, migration: string) =>
    `Respaldo escrito: ${file} (${rows} filas, esquema ${migration})`,
  restoreUsage: 'Uso: npm run restore -- <ruta completa del archivo>',
  restored: (at: string, rows: number) => `Respaldo del ${at} restaurado: ${rows} filas`,
};
