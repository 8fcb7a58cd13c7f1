/** The part of an application's row that distinguishes graduates. */
interface GraduateRow {
  readonly id: number;
  readonly application_code: string;
  readonly ceremony_id: number;
  readonly status: string;
  readonly last_name: string;
}

const surnames = ['Abreu', 'Álvarez', 'Lugo', 'Ñáñez', 'Núñez', 'Oca', 'Peña', 'Zambrano'];

/** Adds graduates like the ceremony's own until it has so many confirmed ones. */
export function fillCeremony<Row extends GraduateRow>(
  rows: Row[],
  ceremonyId: number,
  total: number,
): void {
  const own = rows.filter((row) => row.ceremony_id === ceremonyId && row.status === 'CONFIRMADA');
  for (let added = 0; own.length + added < total; added += 1) {
    const like = own[added % own.length];
    if (like === undefined) throw new Error(`Nobody graduates in the ceremony ${ceremonyId}`);
    const id = 10_000 + added;
    const last_name = surnames[added % surnames.length] ?? like.last_name;
    rows.push({ ...like, id, application_code: `AG-2026-${id}`, last_name });
  }
}
