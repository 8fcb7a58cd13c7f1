import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const execute = promisify(execFile);

/** Pictures stay in the repository: where one is missing, a page shows its description. */
const pictures = 'package/docs/pictures/';

test("every link target of the package's pages is in the package or on the web", async () => {
  const { stdout: list } = await execute('tar', ['-tzf', inject('tarball')], { maxBuffer: 1e8 });
  const files = list.trim().split('\n');
  const pages = files.filter((file) =>
    /^package\/((README|docs\/(reference\/)?[\w-]+|examples\/\w+\/README)\.md|docs\/llms\.txt)$/.test(
      file,
    ),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(pages).toContain('package/docs/llms.txt');

  const options = ['-xzOf', inject('tarball')];
  const missing = await Promise.all(
    pages.map(async (page) => {
      const { stdout: text } = await execute('tar', [...options, page], { maxBuffer: 1e8 });
      const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link = '']) =>
        path.posix.join(path.posix.dirname(page), link),
      );
      return links.filter(
        (link) =>
          !link.startsWith(pictures) &&
          !files.some((file) => file === link || file.startsWith(`${link.replace(/\/$/, '')}/`)),
      );
    }),
  );
  expect(missing.flat()).toEqual([]);
});
