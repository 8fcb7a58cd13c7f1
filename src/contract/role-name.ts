const roleNames: Readonly<Record<number, string>> = { 1: 'Super Admin', 2: 'Admin' };

/** The Spanish name of a role by its id: 1 'Super Admin', 2 'Admin', any other 'Usuario'. */
export function roleNameOf(roleId: number): string {
  return roleNames[roleId] ?? 'Usuario';
}
