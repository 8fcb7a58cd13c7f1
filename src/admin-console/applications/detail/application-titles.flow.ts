import type { Application } from '../../../domain/application/application.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';

/** The titles issued for an application, by its code: the only thing that both carry (spec §3). */
export function titlesOf(
  { code }: Pick<Application, 'code'>,
  titles: readonly IssuedTitle[],
): readonly IssuedTitle[] {
  const wanted = code.trim().toUpperCase();
  if (wanted === '') return [];
  return titles.filter(({ applicationCode }) => applicationCode?.trim().toUpperCase() === wanted);
}
