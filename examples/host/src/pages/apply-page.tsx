import { GraduationWizard } from 'birrete/graduation-wizard';

/** The receipt's QR code opens this site's own look-up. */
export function ApplyPage() {
  return <GraduationWizard headingLevel={1} statusHref="/estado" homeHref="/" />;
}
