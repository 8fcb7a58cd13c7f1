import { whileHeld } from '#react/while-held.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { BannerBox } from '../reports.styles.ts';
import type { BannerController } from './banner.controller.ts';

interface ReportBannerProps {
  readonly controller: BannerController;
  /** Called when the user closes the banner, to move the focus. */
  readonly onDismiss: () => void;
}

/** The result of the latest action, shown for five seconds, or longer while it is hovered or focused. */
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
