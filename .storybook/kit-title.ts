/** Matches the titles of stories about the UI kit, which the package does not export. */
export const kitTitle = /^(?:Componentes|Fundamentos)\//;
