import { drawStatus } from '../widgets/status-widget.tsx';
import { drawVerification } from '../widgets/verification-widget.tsx';
import { drawWizard } from '../widgets/wizard-widget.tsx';

/** The elements of visitors. The first screen of the console depends on the session. */
export const printableElements = {
  'graduation-wizard': { name: 'wizard', draw: drawWizard },
  'graduation-status': { name: 'status', draw: drawStatus },
  'graduation-verification': { name: 'verification', draw: drawVerification },
} as const;

export type PrintableTag = keyof typeof printableElements;
