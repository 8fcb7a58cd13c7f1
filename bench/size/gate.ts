import { weighEmbed } from './embed.ts';
import { weigh } from './measure.ts';
import { type SizedPage, sizedPages } from './pages.ts';

/** Fails the build when a page has grown past its gate. */
async function crossedGates(page: SizedPage): Promise<readonly string[]> {
  const weight = await weigh(page);
  const limits = [
    ['first screen', weight.first, page.gates.first],
    ['until it can be used', weight.usable, Number.POSITIVE_INFINITY],
    ['all chunks', weight.all, page.gates.all ?? Number.POSITIVE_INFINITY],
  ] as const;
  for (const [part, kb, gate] of limits) {
    const limit = Number.isFinite(gate) ? `gate ${gate}` : 'no gate';
    console.log(`${page.name}, ${part}: ${kb.toFixed(1)} KB gzip with React (${limit})`);
  }
  return limits
    .filter(([, kb, gate]) => kb > gate)
    .map(([part, kb, gate]) => `${page.name}, ${part}: ${kb.toFixed(1)} KB > ${gate} KB`);
}

/** The same for the elements, which bring React along. */
async function crossedEmbedGates(): Promise<readonly string[]> {
  const weights = await weighEmbed();
  const limits = weights.flatMap(({ tag, first, all, gates }) => [
    { part: `<${tag}>, first screen`, kb: first, gate: gates.first },
    { part: `<${tag}>, all chunks`, kb: all, gate: gates.all },
  ]);
  for (const { part, kb, gate } of limits) {
    console.log(`${part}: ${kb.toFixed(1)} KB gzip (gate ${gate})`);
  }
  return limits
    .filter(({ kb, gate }) => kb > gate)
    .map(({ part, kb, gate }) => `${part}: ${kb.toFixed(1)} KB > ${gate} KB`);
}

const pages = await Promise.all(sizedPages.map(crossedGates));
const crossed = [...pages.flat(), ...(await crossedEmbedGates())];
if (crossed.length > 0) {
  console.error(`Size gates crossed:\n${crossed.join('\n')}`);
  process.exitCode = 1;
}
