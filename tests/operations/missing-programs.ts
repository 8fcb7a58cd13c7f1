import { onPath } from '#tests/cross-browser/drivers/on-path.ts';

/** The Debian packages of the programs that the tests of a file run. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'production-guide.operations.test.ts': {
    nginx: 'nginx',
    openssl: 'openssl',
    psql: 'postgresql',
    runuser: 'util-linux',
  },
  'spreadsheet.operations.test.ts': { soffice: 'libreoffice-calc' },
};

/** A file whose tests can't run here. */
interface Unable {
  readonly file: string;
  /** 'production-guide.operations.test.ts did not run. Install nginx: apt-get install nginx' */
  readonly reason: string;
}

/** Lists the files that lack a program. */
export function unableFiles(): readonly Unable[] {
  return Object.entries(needed).flatMap(([file, packages]) => {
    const missing = Object.keys(packages).filter((program) => onPath(program) === undefined);
    if (missing.length === 0) return [];
    const names = missing.map((program) => packages[program]).join(' ');
    const reason = `${file} did not run, because ${missing.join(', ')} is missing: apt-get install ${names}`;
    return [{ file, reason }];
  });
}
