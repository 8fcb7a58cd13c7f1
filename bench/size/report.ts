import { bundlePage, gzipKb } from './bundle.ts';
import { weighEmbed } from './embed.ts';
import { weigh } from './measure.ts';
import { reactAlone, sizedPages } from './pages.ts';

/** Prints what each page weighs, whole and piece by piece, and against React alone. */
export async function reportSizes(): Promise<void> {
  const alone = await bundlePage({ source: reactAlone });
  const base = [...alone.chunks.values()].reduce((sum, chunk) => sum + gzipKb(chunk.code), 0);
  console.log(`Weight, KB of gzip\n  React and ReactDOM alone   ${base.toFixed(1)}`);
  for (const page of sizedPages) {
    const weight = await weigh(page);
    const aim = (kb: number | undefined) => (kb === undefined ? 'none' : String(kb));
    console.log(
      `  ${page.name}\n` +
        `    first screen  ${weight.first.toFixed(1)} with React (gate ${page.gates.first}, aim ${page.aims.first}), ` +
        `${weight.firstWithoutReact.toFixed(1)} without, ${(weight.first / base).toFixed(2)}× React alone\n` +
        `    until usable  ${weight.usable.toFixed(1)} with React, ${weight.usableWithoutReact.toFixed(1)} without, ` +
        `${(weight.usable / base).toFixed(2)}× React alone\n` +
        `    all chunks    ${weight.all.toFixed(1)} with React (gate ${aim(page.gates.all)}, aim ${aim(page.aims.all)}), ` +
        `${weight.allWithoutReact.toFixed(1)} without, ${(weight.all / base).toFixed(2)}× React alone`,
    );
    const pieces = weight.pieces.map(([name, kb]) => `${name} ${kb.toFixed(1)}`);
    const later = weight.later.map(([name, kb]) => `${name} ${kb.toFixed(1)}`);
    console.log(`    pieces        ${pieces.join(' · ')}\n    later         ${later.join(' · ')}`);
  }
  for (const { tag, first, all, gates } of await weighEmbed()) {
    console.log(
      `  <${tag}> on a page without React\n` +
        `    first screen  ${first.toFixed(1)} (gate ${gates.first}), ${(first / base).toFixed(2)}× React alone\n` +
        `    all chunks    ${all.toFixed(1)} (gate ${gates.all}), ${(all / base).toFixed(2)}× React alone`,
    );
  }
}
