import { type Environment, textOf } from './environment.ts';
import type { Variable } from './variables/variable.ts';
import { variables } from './variables/variables.ts';

export type VariableName = keyof typeof variables;

/** The value of a variable: undefined if it is unset and has no default. */
export type ValueOf<Name extends VariableName> =
  | NonNullable<ReturnType<(typeof variables)[Name]['read']>>
  | (typeof variables)[Name]['byDefault'];

/**
 * Reads a variable.
 * @param otherDefault of a site that differs from the others
 * @throws Error that names the variable if its value is invalid, or if production demands one
 */
export function readVariable<Name extends VariableName>(
  env: Environment,
  name: Name,
  otherDefault?: NonNullable<ValueOf<Name>>,
): ValueOf<Name>;
export function readVariable(env: Environment, name: VariableName, otherDefault?: unknown) {
  const variable: Variable = variables[name];
  const isProduction = env.NODE_ENV === 'production';
  const found = textOf(env, name);
  if (found !== undefined) {
    const value = variable.read(found, name, isProduction);
    if (isProduction) refuseInProduction(env, name, value);
    return value;
  }
  const { byDefault, demands } = (isProduction && variable.production) || {};
  if (demands !== undefined) throw new Error(`In production, ${demands}`);
  return otherDefault ?? byDefault ?? variable.byDefault;
}

function refuseInProduction(env: Environment, name: VariableName, value: unknown): void {
  const { production, isSecret }: Variable = variables[name];
  const must =
    value === undefined || value === null ? undefined : production?.refuses?.(value, env);
  if (must === undefined) return;
  const found = isSecret ? '' : `, not "${textOf(env, name)}"`;
  throw new Error(`In production, ${name} must ${must}${found}`);
}

/** Reads a variable that another one needs. @throws Error that names both if it is unset */
export function demandVariable<Name extends VariableName>(
  env: Environment,
  name: Name,
  neededBy: VariableName,
): NonNullable<ValueOf<Name>> {
  const value = readVariable(env, name);
  if (value === undefined || value === null) throw new Error(`${neededBy} also needs ${name}`);
  return value;
}
