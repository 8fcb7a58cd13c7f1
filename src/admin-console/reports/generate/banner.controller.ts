import { useEffect, useMemo, useState } from 'react';
import { createCountdown } from '#react/countdown.ts';

/** The time before a banner disappears. */
const bannerMs = 5_000;

/** The result of the latest action. */
interface Banner {
  /** A new id per banner, so that a repeated text is announced again. */
  readonly id: number;
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

export interface BannerController {
  readonly banner: Banner | undefined;
  show(tone: Banner['tone'], text: string): void;
  hide(): void;
  /** Pauses the countdown while the banner is hovered or focused. */
  pause(): void;
  resume(): void;
}

/** Shows one banner at a time, for five seconds. */
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
