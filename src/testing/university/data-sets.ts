import { demoOutline } from './demo-university.ts';
import { noCatalogues } from './faculties-and-careers.ts';
import { largeUniversity } from './large-university.ts';
import { awkwardNames } from './people/awkward-names.ts';
import { usualNames } from './people/people.ts';
import type { DemoUniversity } from './rows.ts';
import { smallFaculty } from './small-faculty.ts';
import {
  type DemoUniversityOptions,
  drawUniversity,
  type UniversityOutline,
} from './university-outline.ts';
import { users } from './users.ts';

/**
 * The rows of a university: `demo` the demonstration, `empty` only genders and users, `smallFaculty` four careers and
 * three ceremonies, `largeUniversity` 10,000 applications, `awkwardNames` the demonstration with names that try every cell.
 */
export type DataSet = 'demo' | 'empty' | 'smallFaculty' | 'largeUniversity' | 'awkwardNames';

const outlines: Readonly<Record<DataSet, (today: string) => UniversityOutline>> = {
  demo: demoOutline,
  empty: nothingYet,
  smallFaculty,
  largeUniversity,
  awkwardNames,
};

export function drawDataSet(name: DataSet, options: DemoUniversityOptions): DemoUniversity {
  return drawUniversity(outlines[name](options.today), options);
}

function nothingYet(): UniversityOutline {
  return {
    catalogues: noCatalogues(),
    plans: [],
    nameAt: usualNames,
    users,
  };
}
