/**
 * The native roles of table elements. Safari removes them from elements with a grid or block layout, as all of ours,
 * unless they are explicit.
 */
export const gridRoles = {
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
} as const;
