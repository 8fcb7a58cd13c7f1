import { timingSafeEqual } from 'node:crypto';
import { demoAdministrator } from '@birrete/example-api/site/demo/demo-access';

/** An employee in the portal's directory. */
export interface Employee {
  readonly username: string;
  readonly fullName: string;
  readonly department: string;
  /** Their account in the graduation API; undefined without access. */
  readonly graduationAccount: string | undefined;
}

interface Entry extends Employee {
  readonly password: string;
}

/**
 * A real portal would query its directory (LDAP, SAML, OpenID Connect). The passwords are for the demonstration only.
 */
const entries: readonly Entry[] = [
  {
    username: 'mrivas',
    password: 'portal-demo',
    fullName: 'Marisol Rivas',
    department: 'Secretaría General',
    graduationAccount: demoAdministrator,
  },
  {
    username: 'jcardozo',
    password: 'portal-demo',
    fullName: 'Julián Cardozo',
    department: 'Servicios Generales',
    graduationAccount: undefined,
  },
];

/** Finds the employee with this name and password. */
export function findEmployee(username: string, password: string): Employee | undefined {
  const entry = entries.find((candidate) => candidate.username === username);
  if (entry === undefined || !isSame(entry.password, password)) return undefined;
  const { password: _, ...employee } = entry;
  return employee;
}

function isSame(known: string, entered: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(entered)];
  return a.length === b.length && timingSafeEqual(a, b);
}
