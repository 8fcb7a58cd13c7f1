/** The part of an application's row that distinguishes graduates. */
interface GraduateRow {
  readonly id: number;
  readonly application_code: string;
  readonly ceremony_id: number;
  readonly status: string;
  readonly last_name: string;
}

const surnames = ['Abreu', 'Álvarez', 'Lugo', 'Ñáñez', 'Núñez', 'Oca', 'Peña', 'Zambrano'];

/** Copies the ceremony's graduates until `total` of them are confirmed. */
export function fillCeremony<Row extends GraduateRow>(
  rows: Row[],
  ceremonyId: number,
  total: number,
): void {
  const graduates = rows.filter(
    (row) => row.ceremony_id === ceremonyId && row.status === 'CONFIRMADA',
  );
  for (let added = 0; graduates.length + added < total; added += 1) {
    const model = graduates[added % graduates.length];
    if (model === undefined) throw new Error(`No graduates in ceremony ${ceremonyId}`);
    const id = 10_000 + added;
    const last_name = surnames[added % surnames.length] ?? model.last_name;
    rows.push({ ...model, id, application_code: `AG-2026-${id}`, last_name });
  }
}
