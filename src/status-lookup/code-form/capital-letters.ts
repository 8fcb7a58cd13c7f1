/**
 * Puts what stands in an input into capitals, in place: a value set from outside would throw the caret to the end while
 * a letter in the middle is being corrected.
 *
 * @returns the text as it now stands.
 */
export function capitalizeInPlace(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = value.toUpperCase();
  if (capitals === value) return value;

  // 'ß' becomes 'SS': places are counted in the capitals, not in what was typed.
  const placeOf = (place: number | null) =>
    value.slice(0, place ?? value.length).toUpperCase().length;
  input.value = capitals;
  input.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
  return capitals;
}
