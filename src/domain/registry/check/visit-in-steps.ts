/** The value of a step without findings, which only gives other work a turn. */
export type Pause = readonly never[];

const itemsOfStep = 500;
const pause: Pause = [];

/** Visits items one after the other, as steps of longer work: it pauses after every few hundred of them. */
export function* visitInSteps<Item>(
  items: Iterable<Item>,
  visit: (item: Item) => void,
): Generator<Pause, void, undefined> {
  let count = 0;
  for (const item of items) {
    visit(item);
    count += 1;
    if (count % itemsOfStep === 0) yield pause;
  }
}
