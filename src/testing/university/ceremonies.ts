import { addDays, fridayOfMonth, monthAndYear } from './calendar.ts';
import type { ApplicationStatus, CeremonyRow, CeremonyStatus } from './rows.ts';

/** A planned ceremony with the number of its applications. */
export type CeremonyPlan = {
  ceremony: CeremonyRow;
  /** The number of applications of each status. */
  counts: Readonly<Record<ApplicationStatus, number>>;
  /** True if its titles were issued already; the latest ceremony still waits for its bulk issue. */
  issued: boolean;
};

/** One ceremony in brief; the name follows from kind and date. */
export type CeremonyOutline = {
  status: CeremonyStatus;
  kind: string;
  date: string;
  location: string;
  description: string | null;
  initial: readonly [record: string, assigned: string, folio: string];
  counts: { readonly pending: number; readonly confirmed: number; readonly rejected: number };
  issued?: boolean;
};

const aulaMagna = 'Aula Magna';
const theatre = 'Teatro Universitario «Andrés Bello»';
const auditorium = 'Auditorio de la Facultad de Ingeniería';

/** 52 + 48 + 42 titles were issued: 142. The series of each act continues where the former ended. */
function pastOutlines(today: string): CeremonyOutline[] {
  const past = { status: 'COMPLETADO', kind: 'Acto de Grado' } as const;
  return [
    {
      ...past,
      date: fridayOfMonth(today, -14),
      location: aulaMagna,
      description: 'Promoción LXX',
      initial: ['001', '301', '0501'],
      counts: { pending: 0, confirmed: 52, rejected: 2 },
      issued: true,
    },
    {
      ...past,
      date: fridayOfMonth(today, -9),
      location: theatre,
      description: 'Promoción LXXI',
      initial: ['053', '353', '0553'],
      counts: { pending: 0, confirmed: 48, rejected: 3 },
      issued: true,
    },
    {
      ...past,
      date: fridayOfMonth(today, -5),
      location: aulaMagna,
      description: 'Promoción LXXII',
      initial: ['101', '401', '0601'],
      counts: { pending: 0, confirmed: 42, rejected: 2 },
      issued: true,
    },
    {
      ...past,
      date: fridayOfMonth(today, -1),
      location: aulaMagna,
      description: 'Promoción LXXIII',
      initial: ['143', '443', '0643'],
      counts: { pending: 0, confirmed: 6, rejected: 1 },
    },
  ];
}

function comingOutlines(today: string): CeremonyOutline[] {
  const closed = { status: 'CERRADO' } as const;
  const open = { status: 'ABIERTO', kind: 'Acto de Grado' } as const;
  return [
    {
      ...closed,
      kind: 'Acto de Grado Extraordinario',
      date: addDays(today, 12),
      location: auditorium,
      description: null,
      initial: ['201', '501', '0701'],
      counts: { pending: 4, confirmed: 3, rejected: 1 },
    },
    {
      ...closed,
      kind: 'Acto de Grado de Postgrado',
      date: addDays(today, 27),
      location: theatre,
      description: 'Maestrías y especializaciones',
      initial: ['301', '601', '0801'],
      counts: { pending: 3, confirmed: 2, rejected: 1 },
    },
    {
      ...open,
      date: fridayOfMonth(today, 2),
      location: aulaMagna,
      description: 'Promoción LXXIV',
      initial: ['401', '701', '0901'],
      counts: { pending: 10, confirmed: 2, rejected: 1 },
    },
    {
      ...open,
      date: fridayOfMonth(today, 5),
      location: theatre,
      description: 'Promoción LXXV',
      initial: ['601', '901', '1101'],
      counts: { pending: 5, confirmed: 1, rejected: 1 },
    },
    {
      ...open,
      date: fridayOfMonth(today, 9),
      location: aulaMagna,
      description: null,
      initial: ['801', '1101', '1301'],
      counts: { pending: 2, confirmed: 0, rejected: 0 },
    },
  ];
}

/**
 * The acts around `today`: four completed, two closed, three open; applications over all 24 pending, 156 confirmed and
 * 12 rejected.
 */
export function planCeremonies(today: string): CeremonyPlan[] {
  return planOutlines([...pastOutlines(today), ...comingOutlines(today)]);
}

export function planOutlines(outlines: readonly CeremonyOutline[]): CeremonyPlan[] {
  return outlines.map((outline, index) => ({
    ceremony: {
      id: index + 1,
      name: `${outline.kind} ${monthAndYear(outline.date)}`,
      ceremony_date: outline.date,
      ceremony_location: outline.location,
      description: outline.description,
      record_initial: outline.initial[0],
      assigned_initial: outline.initial[1],
      folio_initial: outline.initial[2],
      status: outline.status,
    },
    counts: {
      PENDIENTE: outline.counts.pending,
      CONFIRMADA: outline.counts.confirmed,
      RECHAZADA: outline.counts.rejected,
    },
    issued: outline.issued ?? false,
  }));
}
