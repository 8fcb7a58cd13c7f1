/** Messages of bulk issue. */
export const titleMessages = {
  issued: (count: number) => `Títulos emitidos exitosamente, se emitieron ${count} título(s)`,
  noneLeft: 'Todos los títulos de este acto de grado ya estaban emitidos.',
};
