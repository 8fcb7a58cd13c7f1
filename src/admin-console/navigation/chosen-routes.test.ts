import { describe, expect, it } from 'vitest';
import { sectionRoutes } from '../section-routes.ts';
import { chosenRoutes } from './chosen-routes.ts';

function choose(...ids: readonly string[]) {
  const { routes, warning } = chosenRoutes(sectionRoutes, ids);
  return { ids: routes.map(({ id }) => id), warning };
}

describe('the sections of a partial console', () => {
  it('are in the order of the menu', () => {
    expect(choose('titles', 'applications')).toEqual({
      ids: ['applications', 'titles'],
      warning: undefined,
    });
  });

  it('leave out an unknown one, with a warning', () => {
    const { ids, warning } = choose('titles', 'users');
    expect(ids).toEqual(['titles']);
    expect(warning).toMatch(/^sections: users is ignored. The sections are dashboard, ceremonies,/);
  });

  it.each([[[]], [['users']]])('are all of them for %j, with a warning', (ids) => {
    const { ids: shown, warning } = choose(...ids);
    expect(shown).toHaveLength(6);
    expect(warning).toMatch(/names no section; all are shown/);
  });
});
