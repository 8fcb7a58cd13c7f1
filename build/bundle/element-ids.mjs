/**
 * Ids of the public elements. Preact numbers the ids of each root from zero, so labels of one widget would refer to fields
 * of another. A counter for the page suffices, except for a printed tree: there it restarts, so that a tree is taken over
 * with the ids that it has. Printed trees are in shadow roots, which keep ids apart.
 */
let count = 0;

export function nextId() {
  count += 1;
  return `birrete-${count}`;
}

/** Renders a first screen with the same ids where it is printed and where it is taken over. */
export function renderFirst(render) {
  const before = count;
  count = 0;
  try {
    return render();
  } finally {
    count = Math.max(before, count);
  }
}
