/** Spanish names of the roles, by id. */
export const roleNames: Readonly<Record<number, string>> = {
  1: 'Super Admin',
  2: 'Admin',
  3: 'Usuario',
};
