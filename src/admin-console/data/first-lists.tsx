import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ResourceName } from './resource-name.ts';
import { resources } from './resources.ts';
import { useList } from './use-list.ts';

/** Milliseconds after which a section is shown without its lists. */
const patience = 400;

interface FirstListsProps {
  /** The lists of the section's first screen, whose calls have been sent. */
  readonly names: readonly ResourceName[];
  /** Shown until the lists have been read. */
  readonly pending: ReactNode;
  readonly children: ReactNode;
}

/**
 * Reads the first lists of a section before it mounts, so that its first render has the rows: rendering and laying out a
 * skeleton before them takes a phone longer than reading them. The section shows a slow list as loading, and a failed one.
 */
export function FirstLists({ names, pending, children }: FirstListsProps) {
  const [missing, setMissing] = useState(names);
  const drop = useCallback(
    (name: ResourceName) => setMissing((all) => all.filter((each) => each !== name)),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(setMissing, patience, []);
    return () => clearTimeout(timer);
  }, []);

  if (missing.length === 0) return children;
  return (
    <>
      {pending}
      {missing.map((name) => (
        <ReadList key={name} name={name} onRead={drop} />
      ))}
    </>
  );
}

interface ReadListProps {
  readonly name: ResourceName;
  readonly onRead: (name: ResourceName) => void;
}

function ReadList({ name, onRead }: ReadListProps) {
  const { status } = useList<unknown>(resources[name]);
  useEffect(() => {
    if (status !== 'loading') onRead(name);
  }, [name, status, onRead]);
  return null;
}
