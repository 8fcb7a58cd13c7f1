// Serves small requests and prints a job in the same process, as the reference API does.
import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  bytesOf,
  documentOf,
  templateWithCrest,
} from '../../examples/api/src/documents/render/documents.fixtures.ts';
import { renderPdf } from '../../examples/api/src/documents/render/render-pdf.ts';

const firstNames = 'Ana María Carlos José Luisa Fernanda Pedro Elena Ángel Íñigo Zoé Óscar'.split(
  ' ',
);
const surnames =
  'Pérez Núñez Rodríguez Márquez Ibáñez Güell Peña Ortiz Zambrano Álvarez Quintero'.split(' ');

function documents(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const pick = (list: readonly string[], step: number) =>
      list[(index * step) % list.length] ?? '';
    const code = `K7MW-${String(index).padStart(4, '2').replace(/[01]/g, '9')}-9TBD`;
    return documentOf(
      {
        firstName: `${pick(firstNames, 1)} ${pick(firstNames, 5)}`,
        lastName: `${pick(surnames, 1)} ${index % 7 === 0 ? 'de la Cruz' : ''}`.trim(),
        secondLastName: pick(surnames, 3),
      },
      { verification: { url: `https://titulos.example.edu/verificar/${code}`, code } },
    );
  });
}

async function print(count: number) {
  const all = documents(count);
  const start = performance.now();
  const processor = process.cpuUsage();
  let firstPage: number | undefined;
  async function* timed(pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      if (drawn > 0) firstPage ??= performance.now() - start;
      yield piece;
    }
  }
  let drawn = 0;
  const job = renderPdf({
    template: templateWithCrest(0),
    documents: all,
    title: 'Títulos',
    onProgress: (number) => {
      drawn = number;
    },
  });
  const { length } = await bytesOf(timed(job));
  const took = performance.now() - start;
  const { user, system } = process.cpuUsage(processor);
  return {
    took,
    processor: (user + system) / 1000,
    firstPage,
    bytes: length,
    peak: process.resourceUsage().maxRSS / 1024,
  };
}

const server = createServer((_, response) => response.end('{}'));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.on('message', (count: number) => {
  print(count).then((printed) => process.send?.(printed));
});
process.on('disconnect', () => process.exit());
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
