#!/usr/bin/env node
/** The package's command: `npx birrete …`. */
const usage = `birrete prerender ELEMENT …  prints an element with its first screen, to paste into a page
birrete conformance URL …    checks whether a server implements the contract (docs/openapi.json)`;

switch (process.argv[2]) {
  case 'prerender':
    // Bundled apart (build/bundle/prerender.ts).
    await import(new URL('prerender.js', import.meta.url).href);
    break;
  case 'conformance':
    await import('#tests/conformance/main.ts');
    break;
  default:
    console.error(usage);
    process.exitCode = 2;
}
