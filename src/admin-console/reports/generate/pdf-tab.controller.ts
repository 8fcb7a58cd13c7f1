import { useEffect, useRef, useState } from 'react';
import type { ReportFile } from './report-file.flow.ts';

export interface PdfTab {
  /** The file's address, for a link, after the browser refused to open a window for it. */
  readonly blockedAddress: string | undefined;
  /** Opens the file in a new tab, within the press: later a pop-up blocker would refuse. */
  open(): void;
}

/**
 * Shows the PDF of the last report in a new tab. Its address is revoked when the next report arrives or the section is
 * left, not before: the tab reads it again when it is reloaded or saved.
 *
 * @param onFailure called when there is nothing that a browser may show.
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

/** With 'noopener' a browser does not report whether it opened the window, so `opener` is cleared by hand. */
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
