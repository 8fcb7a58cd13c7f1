import type { PublicApi, PublicName } from './read-names.ts';

const head = `# Public names

Every name that a host may import, with the members of each type ('?': may be left out). Written from the shipped
declarations by \`npm run names:accept\`; \`npm test\` fails when the package and this page differ, so that no change of the
surface goes unseen. What such a change means for a version stands in [upgrading.md](upgrading.md).
`;

/** The page of all names. A type that is exported by several imports shows its members at the first. */
export function writeNames({ surfaces, rooms }: PublicApi): string {
  const firstPlace = new Map<string, string>();
  const sections = surfaces.map(({ specifier, names }) => {
    const lines = names.map((name) => writeName(name, specifier, firstPlace));
    return `\n## ${specifier}\n\n${lines.join('\n')}\n`;
  });
  const words = rooms.map(({ room, keys }) => `- \`${room}\`: ${keys.join(', ')}`);
  return `${head}${sections.join('')}\n## Message keys\n\n${words.join('\n')}\n`;
}

function writeName(
  { name, kind, members }: PublicName,
  specifier: string,
  firstPlace: Map<string, string>,
): string {
  const line = `- ${kind} \`${name}\``;
  if (members.length === 0) return line;
  const shown = members.map((member) => `\`${member}\``).join(', ');
  const place = firstPlace.get(`${name}: ${shown}`);
  if (place !== undefined) return `${line}: as in ${place}`;
  firstPlace.set(`${name}: ${shown}`, specifier);
  return `${line}: ${shown}`;
}
