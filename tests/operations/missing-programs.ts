import { onPath } from '#tests/cross-browser/drivers/on-path.ts';

/** The programs that the tests of a file run, and how each is installed. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'production-guide.operations.test.ts': {
    nginx: 'apt-get install nginx',
    openssl: 'apt-get install openssl',
    psql: 'apt-get install postgresql',
    runuser: 'apt-get install util-linux',
  },
  'pdf-standards.operations.test.ts': { verapdf: 'see https://verapdf.org/software' },
  'spreadsheet.operations.test.ts': { soffice: 'apt-get install libreoffice-calc' },
};

/** A file whose tests can't run here. */
interface Unable {
  readonly file: string;
  /** 'production-guide.operations.test.ts did not run without nginx (apt-get install nginx)' */
  readonly reason: string;
}

/** Lists the files that lack a program. */
export function unableFiles(): readonly Unable[] {
  return Object.entries(needed).flatMap(([file, programs]) => {
    const missing = Object.entries(programs).filter(([program]) => onPath(program) === undefined);
    if (missing.length === 0) return [];
    const names = missing.map(([program, install]) => `${program} (${install})`).join(', ');
    return [{ file, reason: `${file} did not run without ${names}` }];
  });
}
