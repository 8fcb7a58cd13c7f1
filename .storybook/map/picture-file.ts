/** Stories that end in what another one shows, by their ids without accents: both are compared with its picture. */
const alike = new Map([
  ['asistente-de-solicitud-flujo--apply', 'asistente-de-solicitud-comprobante--done'],
  ['consulta-de-estado-flujo--look-up', 'consulta-de-estado-consulta--pending'],
  ['integracion-elementos--wizard', 'asistente-de-solicitud-acto--not-chosen'],
]);

/** The file of a story's kept picture, without accents: file systems differ in how they write them. */
export function pictureFile({ id }: { readonly id: string }): string {
  const name = id.normalize('NFD').replace(/\p{M}/gu, '');
  return `${alike.get(name) ?? name}.webp`;
}
