import type { CompleteMessages } from '../complete-messages.ts';
import { fieldLabelsEnglish, statusLabelsEnglish } from './application-fields.ts';

export const wizardEnglish = {
  wizard: {
    ...fieldLabelsEnglish,
    ...statusLabelsEnglish,
    title: 'Apply for Your Degree',
    intro:
      'Complete four steps to request your degree at the next graduation ceremony. At the end you will receive a code to follow your application.',
    back: 'Back',
    steps: 'Steps of the application',
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit Application',
    submitting: 'Submitting…',
    missing: { one: 'Show the missing detail', other: 'Show the {count} missing details' },
    partFailed: 'This part of the form could not be loaded',
    partFailedText: 'What you wrote is still here. Check your connection and try again.',
    partFailedAgain:
      'It still does not load. You can reload the page: what you wrote is restored, except your identification number.',
    partFailedUnsaved:
      'It still does not load. You can reload the page, but you will have to enter your details again.',
    retry: 'Try again',
    reload: 'Reload the page',

    loadFailed: 'The data could not be loaded',
    loadFailedText: 'Without it we cannot show you the ceremonies or the programs.',
    loading: 'Loading the graduation ceremonies…',
    noCeremonies: 'No graduation ceremony is accepting applications right now',
    noCeremoniesText:
      'The university publishes each ceremony here when applications open. Check back in a few days.',
    checkAgain: 'Check again',

    stepCeremony: 'Ceremony',
    stepCareer: 'Program',
    stepDetails: 'Details',
    stepReview: 'Confirm',
    headingCeremony: 'Choose your graduation ceremony',
    headingCareer: 'Choose your program',
    headingDetails: 'Enter your personal details',
    headingReview: 'Review your application',
    introCeremony: 'These ceremonies are accepting applications at the moment.',
    introCareer: 'Type part of the name, or open the list, to find the program you completed.',
    introDetails:
      'Enter them as they appear on your identity document: this is how they will be printed on your degree. Fields with an asterisk (*) are required.',
    introReview: 'Check that everything is correct before you submit. You can correct each part.',

    ceremony: 'Graduation ceremony',
    ceremonySearch: 'Search ceremonies',
    ceremonySearchHint: 'By name, place or description',
    ceremoniesFound: { one: '{count} ceremony matches', other: '{count} ceremonies match' },
    ceremoniesNone: 'No ceremony matches your search.',
    date: 'Date',
    place: 'Place',
    dateUnknown: 'Date to be announced',
    unavailable: 'Not available',

    lockedHint: 'This comes from your university and can’t be changed here.',

    summaryTitle: 'To continue, correct the following',
    problemCeremony: 'Choose a graduation ceremony',
    problemCeremonyGone: 'The ceremony you chose no longer accepts applications: choose another',
    problemCareer: 'Choose a program',
    problemCareerGone: 'The program you chose is no longer available: choose another',
    problemIdentificationType: 'Choose your identification type',
    problemIdNumber: 'Enter your identification number',
    problemFirstName: 'Enter your first name',
    problemLastName: 'Enter your first surname',
    problemSecondLastName: 'Enter your second surname',
    problemEmail: 'Enter your email address',
    problemEmailForm: 'The email address must look like name@domain.com',
    problemDateOfBirth: 'Enter your date of birth',
    problemDateForm: 'Enter a valid date in the format DD/MM/YYYY',
    problemDateFuture: 'The date of birth cannot be in the future',
    problemDateTooEarly: 'Check the year of your date of birth',
    problemPlaceOfBirth: 'Enter your place of birth',
    problemGender: 'Choose your gender',
    problemGenderGone: 'Choose your gender again: the option you had no longer exists',
    problemTooLong: 'This is too long: use {most} characters at most',

    submitFailed: 'The application could not be submitted',
    submitDone: 'Application submitted successfully!',

    restoredTitle: 'We restored what you had written',
    restoredText: 'For security we do not keep your identification number: enter it again.',
    discard: 'Start over',
    discardQuestion: 'Delete everything you wrote and return to the first step?',
    discardYes: 'Yes, delete everything',
    discardNo: 'No, keep it',

    code: 'Application code',

    nameTerm: 'Name',

    career: 'Program',
    careerType: 'Type',
    faculty: 'Faculty',
    noCareers: 'No programs available',
    noCareersText: 'The university has not published any active programs yet.',

    groupIdentification: 'Identification',
    groupName: 'Given names and surnames',
    groupBirth: 'Birth and gender',
    groupContact: 'Contact',
    identificationTypeHint: 'V Venezuelan, E foreign resident, P passport',
    emailHint: 'The university may write to this address about your application.',
    placeOfBirthHint: 'City and country',
    dateOfBirthHint: 'Day, month and year',
    idNumberHint: 'As it appears on your document',
    noGenders:
      'The university has not published the gender options, so this step cannot be completed.',
    fullName: 'Full name',
    identification: 'Identification',

    edit: 'Edit',
    editCeremony: 'the ceremony',
    editCareer: 'the program',
    editDetails: 'the personal details',

    privacyNotice:
      'When you send the application, the university will process your personal data in order to issue your degree title.',

    privacyAuthorisation:
      'I authorise the university to process my personal data in order to issue my degree title.',

    privacyLink: 'Privacy policy',

    privacyNewTab: '(opens in another tab)',

    privacyVersion: 'Version {version}',

    privacyMissing: 'To send the application, tick the authorisation',

    unsentTitle: 'Your application has not been submitted yet',
    unsentNoAnswer:
      'The university did not answer. Your details are still here: check your connection and submit again.',
    unsentRefused:
      'The university did not accept it. Your details are still here: correct what is needed and submit again, or refresh the list of ceremonies and programs.',
    unsentOther: 'Your details are still here: wait a moment and submit again.',
    refresh: 'Refresh the list',

    doneHeading: 'We received your application',
    doneText: 'This is your code. Keep it: with it you can check your application at any time.',
    copyCode: 'Copy code',
    copied: 'Code copied',
    copyFailed: 'It could not be copied: the code is selected, copy it by keyboard or menu.',
    linkText:
      'Your details and the reason for a rejection can only be seen with this link, which is also in the QR code of your receipt. Keep it, and do not share it.',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    linkCopyFailed: 'It could not be copied: the link is selected, copy it by keyboard or menu.',
    checkStatus: 'Check Status',
    goHome: 'Back to Home',
    printReceipt: 'Print receipt',
    addToCalendar: 'Add to calendar',
    extraFailed:
      'This could not be prepared right now. Copy or note down your code: it will find your application.',
    nextText:
      'The university will review your details and confirm your application. We recommend checking its status before the ceremony.',
    summary: 'Summary of your application',

    receiptTitle: 'Degree application receipt',
    receiptSystem: 'Graduation System',
    receiptQr: 'QR code with the address for checking the status',
    receiptScan: 'Scan to check the status of your application:',
    receiptIssued: 'Date of application',
    receiptNote: 'This receipt is neither a degree nor proof of approval.',

    calendarDescription: 'Application code: {code}',
    calendarFile: 'graduation-ceremony',
  },
} satisfies Pick<CompleteMessages, 'wizard'>;
