import { useEffect, useRef, useState } from 'react';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { saveCsvFile } from './csv-file.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'building' }
  | { readonly status: 'saved'; readonly count: number };

export interface CsvExport {
  /** The file's name for the local day. */
  readonly nameOf: (day: string) => string;
  readonly parts: Iterable<string>;
  /** How many rows it holds. */
  readonly count: number;
}

/** A CSV file as it is being built. Leaving the screen stops it. */
export function useCsvExport() {
  const { report } = useGraduation();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async ({ nameOf, parts, count }: CsvExport) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ status: 'building' });
    try {
      if (await saveCsvFile(nameOf, parts, own.signal)) setState({ status: 'saved', count });
    } catch (error) {
      report(error);
      setState({ status: 'idle' });
    }
  };
  return { state, save };
}
