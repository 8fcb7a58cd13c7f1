import { type RefObject, useEffect, useRef } from 'react';

/** True if the component is still mounted, for responses that arrive after the user has left. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
