import { useEffect, useRef, useState } from 'react';
import { verificationCodeIn } from '#domain/verification/verification-code.ts';
import { useLatest } from '#react/use-latest.ts';
import { Button } from '#ui/button/button.tsx';
import { CrossIcon } from '#ui/icon/icons.tsx';
import { styled } from '#ui/styled/styled.ts';
import type { VerificationMessages } from '../title-verification.messages.ts';
import { readQrCodes } from './camera.ts';

interface ScanPanelProps {
  readonly messages: VerificationMessages;
  /** Called with the first verification code that the camera sees. */
  readonly onCode: (code: string) => void;
  readonly onFailed: () => void;
  readonly onStop: () => void;
}

/** The picture of the camera, until it sees the QR code of a title. */
export function ScanPanel({ messages, onStop, ...handlers }: ScanPanelProps) {
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const [isAnother, setAnother] = useState(false);
  const latest = useLatest(handlers);

  useEffect(() => {
    stop.current?.focus();
    const { current: picture } = video;
    if (picture === null) return;
    const reading = new AbortController();
    const onText = (text: string) => {
      const code = verificationCodeIn(text);
      setAnother(code === undefined);
      if (code === undefined) return;
      reading.abort();
      latest.current.onCode(code);
    };
    readQrCodes({ video: picture, signal: reading.signal, onText }).catch(() => {
      if (!reading.signal.aborted) latest.current.onFailed();
    });
    return () => reading.abort();
  }, [latest]);

  return (
    <ScanBox>
      <Picture ref={video} muted playsInline aria-label={messages.camera} />
      <Advice role="status">{isAnother ? messages.anotherQr : messages.aim}</Advice>
      <Button variant="secondary" icon={<CrossIcon />} buttonRef={stop} onClick={onStop}>
        {messages.stopScan}
      </Button>
    </ScanBox>
  );
}

const ScanBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--birrete-space-3);
  inline-size: 100%;
`;

const Picture = styled.video`
  inline-size: min(100%, 26em);
  aspect-ratio: 4 / 3;
  border-radius: var(--birrete-radius-medium);
  background-color: #000;
  object-fit: cover;
`;

const Advice = styled.p``;
