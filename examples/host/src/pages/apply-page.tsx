import { GraduationWizard } from 'birrete/graduation-wizard';
import { use } from 'react';
import { FirstLists } from '../first-lists.ts';

/** The receipt's QR code opens this site's look-up. */
export function ApplyPage() {
  return (
    <GraduationWizard
      headingLevel={1}
      statusHref="/estado"
      homeHref="/"
      stepsInHistory
      lists={use(FirstLists)}
    />
  );
}
