import { whileHeld } from '../../../react/while-held.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { BannerBox } from '../reports.styles.ts';
import type { BannerController } from './banner.controller.ts';

interface ReportBannerProps {
  readonly controller: BannerController;
  /** It was closed by the person: the focus has to go somewhere. */
  readonly onDismiss: () => void;
}

/** The result of the last press, shown for five seconds and as long as the pointer or the focus is on it. */
export function ReportBanner({ controller, onDismiss }: ReportBannerProps) {
  const { banner, pause, resume, hide } = controller;
  if (banner === undefined) return null;

  return (
    <BannerBox key={banner.id} {...whileHeld(pause, resume)}>
      <Alert
        tone={banner.tone}
        live={banner.tone === 'danger' ? 'assertive' : 'polite'}
        onDismiss={() => {
          hide();
          onDismiss();
        }}
      >
        {banner.text}
      </Alert>
    </BannerBox>
  );
}
