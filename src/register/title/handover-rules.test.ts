import { describe, expect, it, test } from 'vitest';
import {
  refuseCorrectedDay,
  refuseDeliveryDay,
  refuseHandover,
  refuseHandoverCorrection,
  type TitleToHandOver,
} from './handover-rules.ts';

const title: TitleToHandOver = {
  holder: 'Ana Paz',
  issueDate: '2026-05-08',
  isDelivered: false,
  isVoid: false,
  isOnHold: false,
};

test('a day is refused once it is in the future everywhere, with the day at the university', () => {
  const noon = { at: new Date('2026-06-15T12:00:00Z'), day: '2026-06-15' };
  expect(refuseDeliveryDay('2026-06-16', noon)).toBeUndefined();
  expect(refuseDeliveryDay('2026-06-17', noon)).toEqual({
    id: 'deliveryInFuture',
    values: { today: '2026-06-15' },
  });
});

describe('recording', () => {
  it('is allowed from the day of issue on', () => {
    expect(refuseHandover([title], '2026-05-08')).toBeUndefined();
    expect(refuseHandover([title], '2026-05-07')).toEqual({
      id: 'deliveryBeforeIssue',
      values: { holder: 'Ana Paz', others: 0 },
    });
  });

  it('is refused while the university reviews a title', () => {
    const held = { ...title, holder: 'Eva Sol', isOnHold: true };
    expect(refuseHandover([title, held], '2026-06-01')).toEqual({
      id: 'heldTitle',
      values: { holder: 'Eva Sol', others: 0 },
    });
  });

  it('names the first title that was collected, and counts the others', () => {
    const delivered = { ...title, isDelivered: true };
    const second = { ...delivered, holder: 'Eva Sol' };
    expect(refuseHandover([title, second, delivered], '2026-06-01')).toEqual({
      id: 'alreadyDelivered',
      values: { holder: 'Eva Sol', others: 1 },
    });
  });

  it('is refused for a title without force, before anything else', () => {
    const annulled = { ...title, isVoid: true, isDelivered: true };
    expect(refuseHandover([annulled], '2026-05-07')?.id).toBe('titleNotInForce');
  });
});

describe('a correction', () => {
  it('is allowed for the last entry, if that is a delivery', () => {
    expect(refuseHandoverCorrection({ id: 3, kind: 'delivered' }, 3)).toBeUndefined();
    expect(refuseHandoverCorrection({ id: 3, kind: 'delivered' }, 4)?.id).toBe('handoverReplaced');
    expect(refuseHandoverCorrection({ id: 3, kind: 'not-delivered' }, 3)?.id).toBe(
      'handoverReplaced',
    );
  });

  it('can move the day, but not before the issue', () => {
    expect(refuseCorrectedDay(title, '2026-05-08')).toBeUndefined();
    expect(refuseCorrectedDay(title, '2026-05-07')?.id).toBe('deliveryBeforeIssue');
  });
});
