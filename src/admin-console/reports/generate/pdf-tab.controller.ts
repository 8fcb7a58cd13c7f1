import { useEffect, useRef, useState } from 'react';
import type { ReportFile } from './report-file.flow.ts';

export interface PdfTab {
  /** The file's URL for a link, set if the browser blocked the new tab. */
  readonly blockedAddress: string | undefined;
  /** Opens the file in a new tab. Must be called in the event handler, or a pop-up blocker stops it. */
  open(): void;
}

/**
 * Opens the PDF of the latest report in a new tab. Its object URL is revoked when the next report arrives or the user
 * leaves the section, because the tab reads it again on reload and save.
 *
 * @param onFailure called if there is no file that the browser may open.
 */
export function usePdfTab(file: ReportFile | undefined, onFailure: () => void): PdfTab {
  const address = useRef<string>(undefined);
  const [blocked, setBlocked] = useState<{ readonly file: ReportFile; readonly address: string }>();

  useEffect(() => {
    if (file === undefined) return;
    return () => {
      if (address.current !== undefined) URL.revokeObjectURL(address.current);
      address.current = undefined;
    };
  }, [file]);

  return {
    blockedAddress: blocked !== undefined && blocked.file === file ? blocked.address : undefined,
    open: () => {
      if (file === undefined || !file.isViewable) return onFailure();
      address.current ??= URL.createObjectURL(file.body);
      const isOpen = openTab(address.current);
      setBlocked(isOpen ? undefined : { file, address: address.current });
    },
  };
}

/** Clears `opener` explicitly: with 'noopener', a browser does not report whether it opened the tab. */
function openTab(address: string): boolean {
  try {
    const tab = window.open(address, '_blank');
    if (tab === null) return false;
    tab.opener = null;
    return true;
  } catch {
    return false;
  }
}
