/** Ids, without accents, of stories that end in the state of another story. Both are compared with its picture. */
const alike = new Map([
  ['asistente-de-solicitud-flujo--apply', 'asistente-de-solicitud-comprobante--done'],
  ['consulta-de-estado-flujo--look-up', 'consulta-de-estado-consulta--pending'],
  ['integracion-elementos--wizard', 'asistente-de-solicitud-acto--not-chosen'],
]);

/** File name of a story's reference picture, without accents, because file systems encode them differently. */
export function pictureFile({ id }: { readonly id: string }): string {
  const name = id.normalize('NFD').replace(/\p{M}/gu, '');
  return `${alike.get(name) ?? name}.webp`;
}
