/** The portal's messages. */
export const portalMessages = {
  name: 'Portal de la UMO',
  signInTitle: 'Entrar al portal',
  username: 'Usuario',
  password: 'Clave',
  signIn: 'Entrar',
  signOut: 'Cerrar sesión',
  noAnswer: 'El portal no responde. Intente nuevamente.',
  signInFirst: 'Entre al portal para continuar. Si ya había entrado, su sesión terminó.',
  greeting: 'Buenos días',
  start: 'Inicio',
  graduations: 'Grados',
  graduationsText: 'Solicitudes, actos, títulos y reportes de graduación.',
  payroll: 'Nómina',
  payrollText: 'Recibos de pago y constancias de trabajo.',
  soon: 'Próximamente',
  menu: 'Portal',
} as const;
