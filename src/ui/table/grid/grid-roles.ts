/**
 * The roles that table elements have by nature. Safari takes them away from those that are laid out by a grid or as
 * blocks, as all of ours are, unless they are said.
 */
export const gridRoles = {
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
} as const;
