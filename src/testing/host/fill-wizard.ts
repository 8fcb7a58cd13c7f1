import type { ApplyField } from '#domain/application/field-names.ts';
import { waitUntil } from '../wait-until.ts';
import type { TestUser } from './test-user.ts';
import { withoutAct } from './without-act.ts';

type TypedField = Exclude<
  ApplyField,
  'ceremonyId' | 'careerId' | 'genderId' | 'identificationType'
>;

/** Options of `fillWizard`. */
export interface FillWizardOptions {
  /** The user of `@testing-library/user-event`. */
  readonly user: TestUser;
  /** The step to stop in front of its button; `'sent'` presses 'Enviar Solicitud'. @default 'sent' */
  readonly until?: 'ceremony' | 'career' | 'details' | 'review' | 'sent' | undefined;
  /** The text to search the career by; the first match is chosen. @default the first career */
  readonly career?: string | undefined;
  /** Texts in place of the demonstration's, by field. */
  readonly fields?: Partial<Readonly<Record<TypedField, string>>> | undefined;
  /** The time in which each part has to appear, in milliseconds. @default 30000 */
  readonly timeoutMs?: number | undefined;
}

/** Short: each letter is a render. */
const graduate: Partial<Record<TypedField, string>> = {
  idNumber: '24567890',
  firstName: 'Ana',
  lastName: 'Peña',
  secondLastName: 'Díaz',
  email: 'ana@correo.example',
  dateOfBirth: '03052000',
  placeOfBirth: 'Mérida',
};

/**
 * Fills the wizard in as a graduate does, in any language and with any messages: the first ceremony, a career, a person.
 *
 * @param page an element around the wizard: the result of `renderWizard`, or the container of the host's own page
 * @throws when the wizard does not get that far
 */
export function fillWizard(page: Element, options: FillWizardOptions): Promise<void> {
  return withoutAct(() => fill(page, options));
}

async function fill(page: Element, options: FillWizardOptions): Promise<void> {
  const { user, until = 'sent', timeoutMs } = options;
  const seen = <Value>(what: string, look: () => Value | null | undefined) =>
    waitUntil(look, `The wizard did not show ${what}.`, timeoutMs);
  const find = (what: string, selector: string) => seen(what, () => page.querySelector(selector));
  const goOn = async () => user.click(await seen('a way on', () => onwardIn(page)));

  await user.click(await find('a ceremony', `${fieldSelector('ceremonyId')} input`));
  if (until === 'ceremony') return;
  await goOn();

  const career = await find('the careers', fieldSelector('careerId'));
  await user.click(career);
  if (options.career !== undefined) await user.type(career, options.career);
  await user.click(await find('a career', '[role="option"]'));
  if (until === 'career') return;
  await goOn();

  await find('the personal data', fieldSelector('idNumber'));
  for (const [field, text] of Object.entries({ ...graduate, ...options.fields })) {
    if (text !== '') await user.type(await find(field, fieldSelector(field)), text);
  }
  await user.click(await find('a gender', `${fieldSelector('genderId')} input`));
  if (until === 'details') return;
  await goOn();

  const isGone = () => page.querySelector(fieldSelector('idNumber')) === null || undefined;
  await seen('the review', isGone);
  if (until === 'sent') await goOn();
}

/** Ids end in the name of the field, and are unique in the page before that. */
function fieldSelector(name: string): string {
  return `form [id$="-${name}"]`;
}

/** 'Siguiente' or 'Enviar Solicitud', which is the last button of the step; none while it is disabled. */
function onwardIn(page: Element): HTMLButtonElement | undefined {
  const buttons = page.querySelectorAll<HTMLButtonElement>(
    'form [data-birrete-part="card"] button[data-birrete-part="button"]',
  );
  const last = [...buttons].at(-1);
  return last?.disabled === false ? last : undefined;
}
