/** The variables of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a variable without the spaces around it; undefined if it is unset or blank. */
export function textOf(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}
