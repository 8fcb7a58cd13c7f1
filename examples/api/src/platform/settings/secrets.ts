import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from './environment.ts';
import type { Variable } from './variables/variable.ts';
import { variables } from './variables/variables.ts';

/**
 * Reads secrets from files: the file that a variable with the suffix `_FILE` names, or the file with the variable's name
 * that systemd's `LoadCredential` provides. Unlike a variable, a file does not appear in a container's description, in a
 * dump of the environment or in a child process.
 *
 * @returns the environment with the content of these files, without the line end
 * @throws Error that names the variable if a secret has two sources, or its file is empty or can't be read
 */
export function withSecrets(env: Environment): Environment {
  const found = Object.entries<Variable>(variables).flatMap(([name, { isSecret }]) => {
    const secret = isSecret ? readSecret(env, name) : undefined;
    return secret === undefined ? [] : [[name, secret] as const];
  });
  return { ...env, ...Object.fromEntries(found) };
}

function readSecret(env: Environment, name: string): string | undefined {
  const sources = [credentialOf(env, name), env[`${name}_FILE`]?.trim()].filter(Boolean);
  const isVariable = Boolean(env[name]?.trim());
  if (sources.length + Number(isVariable) > 1) {
    throw new Error(`${name} has several sources: set ${name}, or ${name}_FILE, or a credential`);
  }
  const [file] = sources;
  if (file === undefined) return undefined;
  const secret = readText(name, file).replace(/\r?\n$/, '');
  if (secret !== '') return secret;
  throw new Error(`The file for ${name} is empty: ${file}`);
}

function credentialOf({ CREDENTIALS_DIRECTORY: folder }: Environment, name: string) {
  const file = folder && path.join(folder, name);
  return file && existsSync(file) ? file : undefined;
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The file for ${name} can't be read: ${file}`, { cause: error });
  }
}
