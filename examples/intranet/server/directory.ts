import { timingSafeEqual } from 'node:crypto';
import { demoAdministrator } from '@birrete/example-api/demo/demo-access';

/** Somebody who works here, as the portal knows them. */
export interface Employee {
  readonly username: string;
  readonly fullName: string;
  readonly department: string;
  /** The account of the graduation API that speaks for them; undefined for those who have nothing to do with it. */
  readonly graduationAccount: string | undefined;
}

interface Entry extends Employee {
  readonly password: string;
}

/** Where a real portal asks its directory (LDAP, SAML, OpenID Connect). The passwords are a demonstration's. */
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

/** The employee whose password this is. */
export function findEmployee(username: string, password: string): Employee | undefined {
  const entry = entries.find((candidate) => candidate.username === username);
  if (entry === undefined || !isSame(entry.password, password)) return undefined;
  const { password: _, ...employee } = entry;
  return employee;
}

function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
