import { type RefObject, useRef } from 'react';

/**
 * Upper-cases the code. While a phone's keyboard is composing a word, changing the text would duplicate letters: until
 * the word is complete, only the styles show capitals.
 */
export function useCapitals(
  inputRef: RefObject<HTMLInputElement | null>,
  onType: (text: string) => void,
) {
  const isComposing = useRef(false);
  const settle = () => {
    if (inputRef.current !== null) onType(capitalizeInPlace(inputRef.current));
  };

  return {
    onChange: (text: string) => (isComposing.current ? onType(text) : settle()),
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        settle();
      },
    },
  };
}

/**
 * Upper-cases the text of an input in place: setting the value would move the caret to the end while the user corrects
 * a letter in the middle.
 *
 * @returns the upper-cased text.
 */
function capitalizeInPlace(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = value.toUpperCase();
  if (capitals === value) return value;

  // 'ß' becomes 'SS', so positions are counted in the capitals.
  const capitalsPlace = (place: number | null) =>
    value.slice(0, place ?? value.length).toUpperCase().length;
  input.value = capitals;
  input.setSelectionRange(capitalsPlace(selectionStart), capitalsPlace(selectionEnd));
  return capitals;
}
