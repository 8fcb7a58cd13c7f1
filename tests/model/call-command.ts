import type { AsyncCommand } from 'fast-check';
import { asRecord, canonicalOf } from './canonical.ts';
import { compareAnswers, isSuccess, summaryOf } from './compare-answers.ts';
import { type Difference, separates } from './difference.ts';
import { compareList, kindOf, listOf, readRows, scriptLine, sendToBoth } from './lists.ts';
import type { ModelCall } from './model-call.ts';
import type { Side } from './refs.ts';
import type { Answer, Servers } from './servers.ts';

/** The state of a sequence that decides whether it goes on. */
export interface Sequence {
  /** Both servers hold different data: what follows says nothing. */
  isSeparated: boolean;
  /** Takes a difference; throws to end the sequence. */
  readonly onDifference: (difference: Difference) => void;
}

/** A call that is sent to both servers and whose answers are compared. */
export class CallCommand implements AsyncCommand<Sequence, Servers> {
  readonly #call: ModelCall;
  #line = '';

  constructor(call: ModelCall) {
    this.#call = call;
  }

  check({ isSeparated }: Sequence): boolean {
    return !isSeparated;
  }

  async run(sequence: Sequence, servers: Servers): Promise<void> {
    const call = this.#call;
    const { fake, reference } = await sendToBoth(servers, call);
    this.#line = scriptLine(call, summaryOf(fake), summaryOf(reference));
    const areBothDone = isSuccess(fake) && isSuccess(reference);
    if (areBothDone) await this.#register(servers, { fake, reference });
    const canonical = canonicalOf(servers.rows, kindOf(call.id));
    report(sequence, compareAnswers(call.id, fake, reference, canonical));
    if (!areBothDone || sequence.isSeparated) return;
    const list = this.#changedList();
    if (list === undefined) return;
    const difference = await compareList(servers, list);
    report(sequence, difference && { ...difference, call: `${call.id}, then ${list}` });
  }

  toString(): string {
    return `\n${this.#line}`;
  }

  #changedList() {
    const { id } = this.#call;
    if (id === 'apply') return listOf.applications;
    if (id === 'issueTitles') return 'listTitles';
    const kind = kindOf(id);
    return kind === undefined ? undefined : listOf[kind];
  }

  /** Remembers both ids of a new row. */
  async #register(servers: Servers, answers: Record<Side, Answer>): Promise<void> {
    const { id } = this.#call;
    if (id === 'apply') return registerApplication(servers, answers);
    const kind = kindOf(id);
    if (kind === undefined || !id.startsWith('create')) return;
    const idIn = ({ body }: Answer) => Number(asRecord(asRecord(body).data).id);
    servers.rows.add(kind, { fake: idIn(answers.fake), reference: idIn(answers.reference) });
  }
}

async function registerApplication(servers: Servers, answers: Record<Side, Answer>): Promise<void> {
  const codeIn = ({ body }: Answer) => String(asRecord(asRecord(body).data).application_code);
  const storedId = async (side: Side) => {
    const code = codeIn(answers[side]);
    const rows = await readRows(servers, side, listOf.applications);
    return Number(rows.find((row) => row.application_code === code)?.id);
  };
  servers.rows.add('applications', {
    fake: await storedId('fake'),
    reference: await storedId('reference'),
  });
  servers.rows.codes.push(codeIn(answers.reference));
}

function report(sequence: Sequence, difference: Difference | undefined): void {
  if (difference === undefined) return;
  if (separates(difference)) sequence.isSeparated = true;
  sequence.onDifference(difference);
}
