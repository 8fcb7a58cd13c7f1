import type { CompleteMessages } from '../complete-messages.ts';
import { statusLabelsEnglish } from './application-fields.ts';

export const statusLookupEnglish = {
  status: {
    ...statusLabelsEnglish,
    title: 'Check Status',
    intro: 'Enter the code you received when you submitted your application.',
    back: 'Back to Home',

    codeLabel: 'Application code',
    codePlaceholder: 'AG-2025-001',
    codeHint: 'Format: AG-YYYY-NNN',
    codeBlank: 'Please enter an application code',
    proofLabel: 'Last three digits of your document',
    proofHint: 'With them, you also see the personal details.',
    proofWrong: 'They do not match the document of the application',
    search: 'Check',
    searching: 'Looking for the application…',
    found: 'Application {code} was found',

    notFound: 'The application was not found',
    adviceCode: 'Check that the code is written exactly as on your receipt.',
    adviceLater:
      'The search could not be completed: your application may be registered even if you do not see it now. Try again in a few moments.',
    retry: 'Try again',

    resultTitle: 'Application {code}',
    pendingText:
      'We received your application and it is under review; check again later to learn the decision.',
    confirmedText:
      'Your application was approved and you are now part of this graduation ceremony.',
    rejectedText:
      "Your application was not approved; if you need guidance, contact your university's graduation office.",
    masked:
      'Personal details and the reason for a rejection are hidden. Enter the last three digits of your document to see them.',
    maskedByKey:
      'Personal details and the reason for a rejection are hidden. To see them, open the link of your receipt or scan its QR code.',
    reason: 'Reason for rejection',
    titleAnnulled:
      'Your degree was annulled by resolution {number} ({date}). If you need help, contact the graduation office of your university.',
    titleRectified:
      'Your degree was rectified by resolution {number} ({date}). The one issued in its place is valid.',

    student: 'Student',
    studentName: 'Name',
    identification: 'Identification',
    academic: 'Academic information',
    career: 'Program',
    careerType: 'Type',
    faculty: 'Faculty',
    ceremony: 'Graduation ceremony',
    ceremonyName: 'Ceremony',
    ceremonyDate: 'Date',
    ceremonyPlace: 'Place',
    dates: 'Application dates',
    appliedAt: 'Date of application',
    updatedAt: 'Last updated',
    missing: 'Not available',
  },
} satisfies Pick<CompleteMessages, 'status'>;
