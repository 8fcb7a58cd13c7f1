import { type RefObject, useEffect, useRef } from 'react';

/** Who left the page while the answer was on its way is not signed in behind his back. */
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
