import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { csvParts } from '../../../domain/text/csv.ts';
import type { TitlesWords } from '../titles.messages.ts';

/** The file of 'Exportar CSV' in parts: student, career, ceremony, acta, asignado, folio. */
export function titleCsv(rows: readonly IssuedTitle[], words: TitlesWords): Iterable<string> {
  const { student, career, ceremony, record, assigned, folio } = words;
  return csvParts([student, career, ceremony, record, assigned, folio], rows, cellsOf);
}

function cellsOf({ fullName, careerName, ceremonyName, registry }: IssuedTitle): readonly string[] {
  const { record, assigned, folio } = registry;
  return [fullName, careerName, ceremonyName, record, assigned, folio].map((text) => text ?? '');
}
