/** Messages of the receipt, in English. */
export const receiptEnglish = {
  doneHeading: 'We received your application',
  doneText: 'This is your code. Keep it: with it you can check your application at any time.',
  copyCode: 'Copy code',
  copied: 'Code copied',
  copyFailed: 'It could not be copied: the code is selected, copy it by keyboard or menu.',
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
};
