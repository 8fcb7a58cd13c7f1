import { useId } from 'react';
import { Stack } from '../stack/stack.styles.ts';
import { Fill, ProgressHead, Track } from './progress.styles.ts';

interface ProgressBarProps {
  /** The operation: 'Aprobando solicitudes'. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** The progress as a text: '3 de 12'. */
  readonly text: string;
}

/** A bar with the operation on one side and its progress on the other. */
export function ProgressBar({ label, done, total, text }: ProgressBarProps) {
  const labelId = useId();
  return (
    <Stack $gap={2}>
      <ProgressHead>
        <span id={labelId}>{label}</span>
        <span>{text}</span>
      </ProgressHead>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <Fill style={{ inlineSize: `${(done / Math.max(1, total)) * 100}%` }} />
      </Track>
    </Stack>
  );
}
