import { useEffect, useMemo, useState } from 'react';
import { createCountdown } from '../../../react/countdown.ts';

/** How long a banner stays. */
const bannerMs = 5_000;

/** The result of the last press. */
interface Banner {
  /** A new one for each, so that the same sentence is announced again. */
  readonly id: number;
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

export interface BannerController {
  readonly banner: Banner | undefined;
  show(tone: Banner['tone'], text: string): void;
  hide(): void;
  /** Holds the countdown while the pointer or the focus is on the banner. */
  pause(): void;
  resume(): void;
}

/** One banner at a time, gone after its five seconds. */
export function useBanner(): BannerController {
  const [banner, setBanner] = useState<Banner>();
  const [countdown] = useState(() => createCountdown(bannerMs, () => setBanner(undefined)));
  useEffect(() => () => countdown.stop(), [countdown]);

  const actions = useMemo(
    () => ({
      show: (tone: Banner['tone'], text: string) => {
        setBanner((before) => ({ id: (before?.id ?? 0) + 1, tone, text }));
        countdown.stop();
        countdown.start();
      },
      hide: () => {
        setBanner(undefined);
        countdown.stop();
      },
      pause: countdown.pause,
      resume: countdown.resume,
    }),
    [countdown],
  );
  return { banner, ...actions };
}
