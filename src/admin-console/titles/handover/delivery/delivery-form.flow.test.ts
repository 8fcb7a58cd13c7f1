import { describe, expect, it } from 'vitest';
import { aDelivery } from '#domain/registry/handover/handover.fixtures.ts';
import {
  checkCorrection,
  checkDelivery,
  correctionValues,
  newDelivery,
} from './delivery-form.flow.ts';

const today = { year: 2026, month: 8, day: 1 };
const blank = newDelivery(today);

const proxy = {
  name: ' Carmen Peña ',
  identificationType: 'V',
  idNumber: '6200417',
  authority: 'Notaría Segunda',
};

describe('a delivery', () => {
  it('is collected today by the graduate at first', () => {
    expect(checkDelivery(blank, today)).toEqual({
      status: 'valid',
      input: { day: today, collector: { kind: 'graduate' }, notes: undefined },
    });
  });

  it.each([
    ['', 'required'],
    ['31/02/2026', 'unreadableDate'],
    ['02/08/2026', 'futureDate'],
  ] as const)('is refused on "%s"', (day, problem) => {
    const checked = checkDelivery({ ...blank, day }, today);
    expect(checked).toMatchObject({ status: 'invalid', problems: { day: problem } });
  });

  it('needs all data of a proxy, and none if the graduate collects', () => {
    const empty = checkDelivery({ ...blank, collector: 'proxy', name: ' ' }, today);
    expect(empty).toMatchObject({
      problems: { name: 'required', identificationType: 'required', authority: 'required' },
    });
    const whole = checkDelivery({ ...blank, ...proxy, collector: 'proxy', notes: ' ok ' }, today);
    expect(whole).toMatchObject({
      input: { collector: { proxy: { ...proxy, name: 'Carmen Peña' } }, notes: 'ok' },
    });
  });
});

describe('a correction', () => {
  const values = correctionValues(aDelivery({ collector: { kind: 'proxy', proxy } }));

  it('begins with the values of the entry, and needs a reason', () => {
    expect(values).toMatchObject({ day: '20/07/2026', collector: 'proxy', ...proxy });
    expect(checkCorrection(values, today)).toEqual({
      status: 'invalid',
      problems: { reason: 'required' },
    });
  });

  it('that says that nobody collected the title needs nothing else', () => {
    const withdrawn = { ...values, result: 'not-delivered', day: '', reason: ' Otra persona ' };
    expect(checkCorrection(withdrawn, today)).toEqual({
      status: 'valid',
      input: { reason: 'Otra persona', delivery: undefined },
    });
  });

  it('with other data is checked like a delivery', () => {
    const moved = { ...values, reason: 'Otro día', day: '' };
    expect(checkCorrection(moved, today)).toMatchObject({ problems: { day: 'required' } });
    expect(checkCorrection({ ...moved, day: '19/07/2026' }, today)).toMatchObject({
      input: { delivery: { day: { day: 19 } } },
    });
  });
});
