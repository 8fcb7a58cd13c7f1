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

  auditUsage: 'Uso: npm run audit-trail -- --verify | --erase [--older-than-days <días>]',
  erased: (entries: number) => `Entradas sin datos personales desde ahora: ${entries}`,
  altered: (position: number) => `La bitácora fue alterada en la entrada ${position}.`,
  unaltered: (entries: number, erased: number) =>
    `Bitácora íntegra: ${entries} entradas, ${erased} sin datos personales`,
  lastHash: (head: string) => `Último resumen: ${head}`,

  backupUsage: 'Uso: npm run backup -- <ruta completa del archivo>',
  backedUp: (file: string, rows: number, migration: string) =>
    `Respaldo escrito: ${file} (${rows} filas, esquema ${migration})`,
  restoreUsage: 'Uso: npm run restore -- <ruta completa del archivo>',
  restored: (at: string, rows: number) => `Respaldo del ${at} restaurado: ${rows} filas`,
};
