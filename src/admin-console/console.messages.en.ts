/** The console's frame in English. */
export const consoleEnglish = {
  productName: 'Graduation System',
  skip: 'Skip to content',
  menu: 'Menu',
  sections: 'Sections',
  dashboard: 'Dashboard',
  ceremonies: 'Ceremonies',
  applications: 'Applications',
  titles: 'Degrees',
  reports: 'Reports',
  config: 'Settings',

  signOut: 'Sign out',
  signedOut: 'You have signed out',
  someone: 'User',
  superAdmin: 'Super Admin',
  admin: 'Admin',
  user: 'User',

  crashed: 'Something went wrong in this section',
  crashedText: 'The other sections still work. You can try again.',

  misplaced: 'The administration is not available at this address',
  misplacedText: 'Tell whoever looks after the site: its configuration is incomplete.',
  barred: 'Your account has no access to the administration',
  barredText:
    'Only those who administer the system may enter here. Sign out and sign in with another account.',
  unsaved: 'Your session has ended and there are unsaved changes',
  unsavedText:
    'Copy what you wrote before closing this dialog: you will have to sign in again afterwards.',
};
