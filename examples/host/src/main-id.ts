/** Id of a page's main part, the target of the skip link. */
export const mainId = 'contenido';
