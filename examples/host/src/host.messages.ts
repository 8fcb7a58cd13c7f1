/** Messages of the site around the widgets. */
export const hostMessages = {
  productName: 'Sistema de Graduaciones',
  institution: 'Universidad Central de los Andes',
  skipToContent: 'Saltar al contenido',
  home: 'Inicio',
  applyTitle: 'Solicitar Título',
  statusTitle: 'Consultar Estado',
  verificationTitle: 'Verificar título',
  dataTitle: 'Aviso legal y datos personales',
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar esta página por completo. Revisa tu conexión.',
  pageFailed: 'No se pudo mostrar esta página.',
  reload: 'Recargar la página',
  noScript:
    'Los formularios de este sitio necesitan JavaScript. Actívalo en tu navegador o haz el trámite en el registro de la universidad, con tu documento de identidad.',
} as const;

export function documentTitle(page: string | undefined): string {
  const { productName } = hostMessages;
  return page === undefined ? productName : `${page} · ${productName}`;
}
