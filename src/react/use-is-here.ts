import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the screen, for an answer that comes after the person has left. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
