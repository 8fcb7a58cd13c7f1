/** Stories that end in what another one shows, by their ids without accents: both are compared with its picture. */
const alike = new Map([
  ['asistente-de-solicitud-flujo--apply', 'asistente-de-solicitud-comprobante--done'],
  ['consola-configuracion-pestanas--default', 'consola-configuracion-facultades--default'],
  [
    'consola-titulos-emision-masiva-formulario--ready',
    'consola-titulos-emision-masiva-ensayo--default',
  ],
  ['consola-titulos-lista-sin-filas--failed', 'consola-titulos-lista-sin-filas--empty'],
  ['consulta-de-estado-flujo--look-up', 'consulta-de-estado-consulta--pending'],
  ['integracion-elementos--wizard', 'asistente-de-solicitud-acto--not-chosen'],
  ['integracion-elementos--light-isolation', 'consulta-de-estado-consulta--confirmed'],
  ['integracion-elementos--status', 'consulta-de-estado-consulta--confirmed'],
  ['portada-portada--administrator', 'portada-portada--visitor'],
]);

/** The file of a story's kept picture, without accents: file systems differ in how they write them. */
export function pictureFile({ id }: { readonly id: string }): string {
  const name = id.normalize('NFD').replace(/\p{M}/gu, '');
  return `${alike.get(name) ?? name}.webp`;
}
