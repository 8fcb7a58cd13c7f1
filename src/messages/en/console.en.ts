/** The back office's shell in English. */
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

  loadFailed: 'This part of the system could not be loaded',
  loadFailedText: 'Check your connection. Everything else still works.',
  crashed: 'Something went wrong in this section',
  crashedText: 'The other sections still work. You can try again.',
  retry: 'Try again',

  unsavedChanges: 'There are unsaved changes',
  keepEditing: 'Keep editing',
  discardChanges: 'Discard changes',
  leavingLoses: 'If you leave this page, what you typed is lost.',
  underWay: 'Something is still under way',
  leavingBlinds: 'If you leave this page, you will not see how it ends.',
  leavingStops: 'If you leave this page, it stops and what is left is not sent.',
  stayHere: 'Stay here',
  leaveHere: 'Leave the page',

  barred: 'Your account has no access to the administration',
  barredText:
    'Only those who administer the system may enter here. Sign out and sign in with another account.',
  unsaved: 'Your session has ended and there are unsaved changes',
  unsavedText:
    'Copy what you wrote before closing this dialog: you will have to sign in again afterwards.',
};

export const consoleListsEnglish = {
  ceremonies: 'The ceremonies could not be loaded',
  applications: 'The applications could not be loaded',
  careers: 'The programs could not be loaded',
  degreeTitles: 'The degree titles could not be loaded',
  createdAfterAll: 'The answer did not arrive, but the list has it. Nothing was sent again.',
  createdUnknown:
    'It is not known whether it was saved: the list could not be read either. When you save again, this is checked before anything is sent.',
};

export const signInEnglish = {
  title: 'Graduation System',
  pageTitle: 'Sign In',
  subtitle: 'Enter your credentials to access the administration.',
  identifier: 'Username or Email',
  identifierExample: 'user@university.edu',
  password: 'Password',
  showPassword: 'Show what I type',
  submit: 'Sign In',
  submitting: 'Signing in...',
  forgot: 'Forgot your password?',
  forgotHelp:
    "Ask your university's system administrator for a new password. Nobody will ask you for it by phone or by email.",
  home: 'Back to Home',

  identifierMissing: 'The username or email is required',
  passwordMissing: 'The password is required',

  welcome: 'Welcome, {name}!',
  someone: 'User',
  failed: 'Sign-in failed',
  invalid: 'Invalid credentials',

  elsewhere: 'Your session is not active',
  elsewhereText: "Sign in again from your university's portal.",
};

export const dashboardEnglish = {
  title: 'Dashboard',
  figures: 'Figures',
  pending: 'Pending Applications',
  confirmed: 'Confirmed Applications',
  ceremonies: 'Active Ceremonies',
  titles: 'Degrees Issued',

  refresh: 'Update figures',
  refreshing: 'Updating figures…',
  asSpecified: 'Reference figures. Update them to count the current ones.',
  counted: 'Figures counted today at {time}.',
  unknown: 'Not available',
  failed: 'Not all figures could be counted',

  recent: 'Recent activity',
  recentText: 'The latest changes to applications, ceremonies and degrees will appear here.',
};
