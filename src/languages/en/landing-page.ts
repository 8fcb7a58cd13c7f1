import type { CompleteMessages } from '../complete-messages.ts';

export const landingPageEnglish = {
  landing: {
    productName: 'Graduation System',
    administration: 'Administration',
    signedInAs: 'Signed in as {name}',
    someone: 'User',
    signOut: 'Sign out',
    signedOut: 'You have signed out',

    title: 'Your degree, from application to ceremony',
    lead: 'Sign up for the next graduation ceremony and follow your application with a code, without creating an account.',

    applyTitle: 'Apply for Your Degree',
    applyText: 'Complete the form with your personal and academic details.',
    applyAction: 'Start Application',
    statusTitle: 'Check Status',
    statusText: 'Enter your application code to see its current status.',
    statusAction: 'Check Now',

    stepsTitle: 'How it works',
    requestStep: 'Apply',
    requestStepText: 'Fill in your personal and academic details on the form.',
    confirmStep: 'Confirm',
    confirmStepText: 'Receive your application code and wait for confirmation.',
    graduateStep: 'Graduate',
    graduateStepText: 'Attend the ceremony and receive your professional degree.',

    copyright: '© {year} {owner}',
    version: 'Version {version}',
  },
} satisfies Pick<CompleteMessages, 'landing'>;
