import { describe, expect, it } from 'vitest';
import { placeList } from './place-list.ts';

const view = { viewStart: 0, viewEnd: 800 };

describe('placeList', () => {
  it('opens below where there is space', () => {
    const placement = placeList({ ...view, anchorStart: 100, anchorEnd: 146, wanted: 320 });
    expect(placement).toEqual({ side: 'below', space: 646 });
  });

  it('opens above if the list fits only there', () => {
    const placement = placeList({ ...view, anchorStart: 700, anchorEnd: 746, wanted: 320 });
    expect(placement).toEqual({ side: 'above', space: 692 });
  });

  it('on a screen too small for either opens below, no taller than leaves the field visible', () => {
    const small = { viewStart: 0, viewEnd: 300, anchorStart: 120, anchorEnd: 166, wanted: 320 };
    expect(placeList(small)).toEqual({ side: 'below', space: 238 });
  });

  it('keeps a usable height when a keyboard covers almost everything', () => {
    const tiny = { viewStart: 0, viewEnd: 100, anchorStart: 20, anchorEnd: 66, wanted: 320 };
    expect(placeList(tiny).space).toBe(132);
  });

  it('measures from the visual viewport, not from the page, when the view is panned', () => {
    const panned = { viewStart: 500, viewEnd: 800, anchorStart: 520, anchorEnd: 566, wanted: 200 };
    expect(placeList(panned)).toEqual({ side: 'below', space: 226 });
  });
});
