import { type RefObject, useEffect, useRef } from 'react';

/** The value of the last render, for work that must not restart when a host passes a new function or new messages. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
