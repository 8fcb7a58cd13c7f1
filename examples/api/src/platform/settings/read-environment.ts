import { nearestName } from 'birrete/rules';
import { type Environment, textOf } from './environment.ts';
import { readVariable, type VariableName } from './read-variable.ts';
import { withSecrets } from './secrets.ts';
import type { Variable } from './variables/variable.ts';
import { variables } from './variables/variables.ts';

/**
 * Reads the variables of a process, with secrets from files, and checks all that are set, also those that this process
 * does not use: another one does, such as the nightly backup. In production, a variable with an unknown name is refused,
 * because its value has no effect.
 * @throws Error that names the variable
 */
export function readEnvironment(env: Environment): Environment {
  const complete = { ...withSecrets(env), NODE_ENV: textOf(env, 'NODE_ENV') };
  if (readVariable(complete, 'NODE_ENV') === 'production') {
    refuseUnknown(complete);
    refuseUnverifiedTls(complete);
  }
  for (const name of names) {
    if (textOf(complete, name) !== undefined) readVariable(complete, name);
  }
  return complete;
}

const names = Object.keys(variables) as VariableName[];

function refuseUnknown(env: Environment): void {
  const known: ReadonlySet<string> = new Set(
    Object.entries<Variable>(variables).flatMap(([name, { isSecret }]) =>
      isSecret ? [name, `${name}_FILE`] : [name],
    ),
  );
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('BIRRETE_') && !known.has(name) && textOf(env, name) !== undefined,
  );
  if (unknown === undefined) return;
  const nearest = nearestOf(unknown, [...known]);
  throw new Error(
    `In production, ${unknown} must be removed: no variable has this name${nearest ? `, perhaps it is ${nearest}` : ''}`,
  );
}

function nearestOf(misspelt: string, known: readonly string[]): string | undefined {
  const inLetters = (name: string) => name.replaceAll('_', '').toLowerCase();
  const nearest = nearestName(misspelt, known.map(inLetters));
  return known.find((name) => inLetters(name) === nearest);
}

/** Refuses the switch of Node that accepts any certificate, of the database and of a provider. */
function refuseUnverifiedTls({ NODE_TLS_REJECT_UNAUTHORIZED: found }: Environment): void {
  if (found !== '0') return;
  throw new Error(
    'In production, NODE_TLS_REJECT_UNAUTHORIZED must not be 0: name the certificate authority in NODE_EXTRA_CA_CERTS',
  );
}
