/** Placeholders that most titles have no value for. A block is left out if it refers to one without a value. */
export const optionalPlaceholders: readonly string[] = ['codigo', 'resolucion', 'numeroAnterior'];

/** Placeholders that are known only when the pages are: they are filled page by page. */
export const pagePlaceholders: readonly string[] = ['pagina', 'paginas'];
