/** Renders the example that the page's address names: `?graduation-wizard`. */
const examples = new Map(
  Object.entries(import.meta.glob('./examples/*/*.tsx')).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length),
    load,
  ]),
);
const names = [...examples.keys()];
const portal = '/portal/grados';
const shown = location.pathname.startsWith(portal) ? 'browser-router' : namedBy(location.search);

function namedBy(query: string): string {
  const [asked] = new URLSearchParams(query).keys();
  return names.find((name) => name === asked) ?? 'graduation-wizard';
}

/** Adds a link to the page's list of examples. */
function list(name: string, href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  if (name === shown) link.ariaCurrent = 'page';
  document.getElementById('examples')?.append(link, ' ');
}

for (const name of names) list(name, name === 'browser-router' ? portal : `/?${name}`);
list('elements', '/elements.html');

await examples.get(shown)?.();
