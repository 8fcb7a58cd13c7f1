import { GraduationWizard } from 'birrete/graduation-wizard';

/** The receipt's QR code opens this site's look-up. */
export function ApplyPage() {
  return <GraduationWizard headingLevel={1} statusHref="/estado" homeHref="/" stepsInHistory />;
}
