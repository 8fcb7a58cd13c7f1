/** Id of the page's main part, where the skip link leads. */
export const mainId = 'contenido';
