import { formatApplicationCode } from '#register/application/application-code.ts';
import { addDays, momentOf } from './calendar.ts';
import type { CeremonyPlan } from './ceremonies.ts';
import { type Crowd, drawPerson } from './people/people.ts';
import type { Random } from './random.ts';
import type { ApplicationRow, ApplicationStatus, CareerRow } from './rows.ts';

const rejectionReasons = [
  'Faltan las notas certificadas del último semestre.',
  'La copia del documento de identidad no es legible.',
  'No consta la solvencia de biblioteca.',
  'El índice académico no ha sido verificado por Control de Estudios.',
  'La partida de nacimiento está vencida.',
  'El servicio comunitario no está registrado.',
];

const approvalNotes = ['Expediente completo.', 'Documentos verificados en taquilla.'];

type Draft = Omit<ApplicationRow, 'id' | 'application_code'>;

/** The applicants, their choices and the day. */
type Demand = {
  crowd: Crowd;
  careers: readonly CareerRow[];
  today: string;
};

function drawDraft(
  random: Random,
  plan: CeremonyPlan,
  status: ApplicationStatus,
  place: number,
  { crowd, careers, today }: Demand,
): Draft {
  const person = drawPerson(random, place, today, crowd);
  const isPast = plan.ceremony.status === 'COMPLETADO';
  const choices = careersOf(plan, careers).filter((career) => isPast || career.is_active);
  const end = isPast ? addDays(plan.ceremony.ceremony_date, -20) : addDays(today, -2);
  const appliedOn = addDays(end, -random.between(0, 55));
  const minute = random.between(12 * 60, 21 * 60);
  return {
    ...person,
    status,
    ceremony_id: plan.ceremony.id,
    career_id: random.pick(choices).id,
    notes: notesFor(random, status),
    applied_at: momentOf(appliedOn, minute),
    updated_at: decisionMoment(random, status, appliedOn, end, minute),
  };
}

function careersOf(plan: CeremonyPlan, careers: readonly CareerRow[]): readonly CareerRow[] {
  const isPostgraduate = plan.ceremony.name.includes('Postgrado');
  return careers.filter((career) => (career.career_type_id === 2) === isPostgraduate);
}

function notesFor(random: Random, status: ApplicationStatus): string | null {
  if (status === 'RECHAZADA') return random.pick(rejectionReasons);
  return status === 'CONFIRMADA' && random.chance(0.25) ? random.pick(approvalNotes) : null;
}

/** Decided one to nine days later, never after the last possible day; pending ones are untouched. */
function decisionMoment(
  random: Random,
  status: ApplicationStatus,
  appliedOn: string,
  end: string,
  minute: number,
): string | null {
  if (status === 'PENDIENTE') return null;
  const wanted = addDays(appliedOn, random.between(1, 9));
  const latest = addDays(end, 1);
  const decidedOn = wanted.localeCompare(latest) < 0 ? wanted : latest;
  return momentOf(decidedOn, minute + 30);
}

function inOrderOfArrival(a: Draft, b: Draft): number {
  return a.applied_at < b.applied_at ? -1 : a.applied_at > b.applied_at ? 1 : 0;
}

/** Numbers in order of arrival: AG-YYYY-NNN, from 001 in each year, without a gap. */
function numberDrafts(drafts: readonly Draft[]): ApplicationRow[] {
  const lastOfYear = new Map<string, number>();
  return [...drafts].sort(inOrderOfArrival).map((draft, index) => {
    const year = draft.applied_at.slice(0, 4);
    const number = (lastOfYear.get(year) ?? 0) + 1;
    lastOfYear.set(year, number);
    return { id: index + 1, application_code: formatApplicationCode(year, number), ...draft };
  });
}

/** The applications of all planned acts, in order of arrival. */
export function drawApplications(
  random: Random,
  plans: readonly CeremonyPlan[],
  demand: Demand,
): ApplicationRow[] {
  const statuses = ['PENDIENTE', 'CONFIRMADA', 'RECHAZADA'] as const;
  const drafts: Draft[] = [];
  for (const plan of plans) {
    for (const status of statuses) {
      for (let count = 0; count < plan.counts[status]; count += 1) {
        drafts.push(drawDraft(random, plan, status, drafts.length, demand));
      }
    }
  }
  return numberDrafts(drafts);
}
