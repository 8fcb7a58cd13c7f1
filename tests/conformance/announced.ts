import { NotChecked } from './check-result.ts';
import type { Context } from './context.ts';

/**
 * Demands that the server announces some extras.
 * @returns all extras that it announces
 * @throws NotChecked without one of them
 */
export async function demandExtras(
  context: Context,
  ...names: readonly string[]
): Promise<readonly string[]> {
  const { extras } = await context.call('GET', '/api/genders');
  const missing = names.filter((name) => !extras.includes(name));
  if (missing.length === 0) return extras;
  throw new NotChecked(`Birrete-Extras does not announce ${missing.join(' and ')}`);
}
