import { useEffect, useRef, useState } from 'react';
import { Lazy } from '#react/lazy.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { QrIcon } from '#ui/icon/qr-icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { scanPanel } from '../lazy-views.ts';
import type { VerificationMessages } from '../title-verification.messages.ts';

interface ScanButtonProps {
  readonly messages: VerificationMessages;
  readonly onCode: (code: string) => void;
}

type Scan = 'closed' | 'open' | 'failed';

/** Scans the QR code of a title with the camera, in browsers that can. The code for it is loaded on demand. */
export function ScanButton({ messages, onCode }: ScanButtonProps) {
  const canScan = useCanScan();
  const [scan, setScan] = useState<Scan>('closed');
  const button = useRef<HTMLButtonElement>(null);
  if (!canScan) return null;
  if (scan === 'open') {
    return (
      <Lazy
        view={scanPanel}
        props={{
          messages,
          onCode: (code: string) => {
            setScan('closed');
            onCode(code);
          },
          onFailed: () => setScan('failed'),
          onStop: () => {
            setScan('closed');
            // After the button is shown again.
            requestAnimationFrame(() => button.current?.focus());
          },
        }}
        pending={<Spinner label={messages.camera} />}
        failed={() => <ScanFailed messages={messages} />}
      />
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        flush="start"
        icon={<QrIcon />}
        buttonRef={button}
        onClick={() => setScan('open')}
      >
        {messages.scan}
      </Button>
      {scan === 'failed' && <ScanFailed messages={messages} />}
    </>
  );
}

function ScanFailed({ messages }: Pick<ScanButtonProps, 'messages'>) {
  return (
    <Alert tone="warning" live="polite">
      {messages.scanFailed}
    </Alert>
  );
}

/** Known after the first render, because a server can't tell. */
function useCanScan(): boolean {
  const [canScan, setCanScan] = useState(false);
  useEffect(() => {
    setCanScan('BarcodeDetector' in window && navigator.mediaDevices !== undefined);
  }, []);
  return canScan;
}
