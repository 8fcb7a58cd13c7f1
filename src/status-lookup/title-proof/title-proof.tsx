import { useEffect } from 'react';
import type { OwnApplication } from '#api/title-proof/title-proof.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { type HeadingLevel, levelBelow } from '#react/heading-level.ts';
import { useLatest } from '#react/use-latest.ts';
import { useTitleProof } from './title-proof.controller.ts';
import { titleProofMessages } from './title-proof.messages.ts';
import { TitleProofView } from './title-proof-view.tsx';

export interface TitleProofProps {
  readonly application: OwnApplication;
  /** Rank of the look-up's result; the section's heading is below it. */
  readonly headingLevel: HeadingLevel;
  /** Called when the proof starts to state the data of the title, so that nothing else has to, and when it stops. */
  readonly onStated: (isStated: boolean) => void;
}

/** 'Así dirá tu título': the graduate reads the wording before the issue, and confirms it or asks for another one. */
export function TitleProof({ application, headingLevel, onStated }: TitleProofProps) {
  const messages = useMessages(titleProofMessages);
  const controller = useTitleProof(application);
  const { state } = controller;
  const isStated = state.status === 'ready' && state.proof.status === 'open';
  const latest = useLatest(onStated);
  useEffect(() => {
    if (!isStated) return;
    latest.current(true);
    // A title that was issued meanwhile, or a deadline that has passed, takes the data off the proof.
    return () => latest.current(false);
  }, [isStated, latest]);
  return (
    <TitleProofView
      {...controller}
      messages={messages}
      code={application.code}
      headingLevel={levelBelow(headingLevel)}
    />
  );
}
