/**
 * Folders and files, as prefixes of paths, whose English is still to be rewritten. Remove an entry when its files are
 * clean: `npm run english -- <prefix>` lists the findings.
 */
export const exempt: readonly string[] = [];
