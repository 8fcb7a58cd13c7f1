import type { CompleteMessages } from '../complete-messages.ts';

/** The messages of the console's frame, sign-in, dashboard, and of all lists and forms. */
export const consoleEnglish = {
  console: {
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

    misplaced: 'The administration is not available at this address',
    misplacedText: 'Tell whoever looks after the site: its configuration is incomplete.',
    barred: 'Your account has no access to the administration',
    barredText:
      'Only those who administer the system may enter here. Sign out and sign in with another account.',
    unsaved: 'Your session has ended and there are unsaved changes',
    unsavedText:
      'Copy what you wrote before closing this window: you will have to sign in again afterwards.',
  },
  consoleForm: {
    changedElsewhere: 'Meanwhile, someone else changed this field: “{value}”',
    emptiedElsewhere: 'Meanwhile, someone else cleared this field',
    takenElsewhere: 'Meanwhile, someone else changed this field. It used to say “{former}”',
    filledElsewhere: 'Meanwhile, someone else filled in this field',
  },
  consoleLists: {
    filters: 'Filters',
    filtersInUse: 'Filters ({count})',
    ceremonies: 'The ceremonies could not be loaded',
    applications: 'The applications could not be loaded',
    handovers: 'The book of handovers could not be loaded',
    titleEntries:
      'The corrections could not be loaded: annulled and rectified degrees are not marked.',
    titleProofs: 'The corrections could not be loaded',
    careers: 'The programs could not be loaded',
    degreeTitles: 'The degree titles could not be loaded',
    users: 'The users could not be loaded',
    sessions: 'Your sessions could not be loaded',
    passkeys: 'Your passkeys could not be loaded',
    authorities: 'The authorities could not be loaded',
    documentTemplates: 'The documents could not be loaded',
    documentFields: 'The additional fields could not be loaded',
    createdAfterAll:
      'The server did not answer, but the record is already in the list. It was not sent again.',
    createdUnknown:
      'We could not confirm whether it was saved, because the list could not be loaded. If you save again, we check before sending.',
    unreadableRows: {
      one: '{count} row could not be read',
      other: '{count} rows could not be read',
    },
  },
  consoleSessions: {
    title: 'Your sessions',
    unknown: 'Another device',
    here: 'This session',
    seen: 'Last used: {when}',
    end: 'End',
    endAction: 'End the session of {device}, {when}',
    ended: 'Session ended',
    endOthers: 'End all others',
    othersEnded: 'The other sessions have ended',
    endFailed: 'The session could not be ended',

    byPasskey: 'With a passkey',
    passkeys: 'Your passkeys',
    passkeysText:
      'With a passkey you sign in without a password: with your fingerprint, your face or the PIN of your device.',
    unused: 'Not used yet',
    remove: 'Remove',
    removeAction: 'Remove the passkey {name}',
    removed: 'Passkey removed',
    add: 'Add a passkey',
    unsupported: 'This browser does not support passkeys.',
    name: 'Name of the passkey',
    password: 'Password',
    show: 'Show password',
    added: 'Passkey added',
    passkeyFailed: 'Your passkeys could not be changed',
  },
  dashboard: {
    title: 'Dashboard',
    pending: 'Pending Applications',
    confirmed: 'Confirmed Applications',
    ceremonies: 'Active Ceremonies',
    titles: 'Degrees Issued',

    refresh: 'Update figures',
    refreshing: 'Updating figures…',
    asSpecified: 'Sample figures. Press “Update figures” to see the current ones.',
    counted: 'Figures updated today at {time}.',
    unknown: 'Not available',
    failed: 'Not all figures could be calculated',
    summaryFailed: 'The summary could not be loaded',

    recent: 'Recent activity',
    recentText: 'The latest changes to applications, ceremonies and degrees will appear here.',
  },
  activity: {
    seeAll: 'See all',
    back: 'Back to the dashboard',
    empty: 'There are no changes to applications, ceremonies or degrees yet.',
    emptyFiltered: 'No change matches the filters',
    failed: 'The activity could not be loaded',
    more: 'See more',
    loadingMore: 'Loading more…',
    person: 'Person',
    everyone: 'All',
    visitors: 'Public form',
    server: 'Server',
    unnamed: 'Unnamed',
    object: 'Object',
    everything: 'All',
    application: 'Applications',
    ceremony: 'Ceremonies',
    issue: 'Degrees',
    time: 'Date',
    always: 'Any date',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    applicationSubmitted: 'Application {name} received',
    applicationUpdated: 'Application {name} changed',
    applicationConfirmed: 'Application {name} approved',
    applicationRejected: 'Application {name} rejected',
    ceremonyCreated: 'Ceremony “{name}” created',
    ceremonyUpdated: 'Ceremony “{name}” changed',
    ceremonyCompleted: 'Ceremony “{name}” completed',
    ceremonyDeleted: 'Ceremony “{name}” deleted',
    titlesIssued: {
      one: '{count} degree issued for “{name}”',
      other: '{count} degrees issued for “{name}”',
    },
  },
  signIn: {
    title: 'Graduation System',
    pageTitle: 'Sign In',
    subtitle: 'Enter your credentials to access the administration.',
    subtitleWithoutPassword: 'Sign in with a passkey or with your university account.',
    identifier: 'Username or Email',
    identifierExample: 'user@university.edu',
    password: 'Password',
    showPassword: 'Show password',
    submit: 'Sign In',
    submitting: 'Signing in...',
    through: 'Sign in with your university account',
    byPasskey: 'Sign In with a Passkey',
    oneTime: 'I have a one-time password',
    noMeans: 'This browser does not support passkeys. Use another browser or another device.',
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
  },
  sessionEnding: {
    title: 'Your session is about to end',
    text: 'It ends at {time}. Anything you have not saved will be lost.',
    stay: 'Stay signed in',
    failed: 'The session could not be extended. Save your work or try again.',
  },
  passkeys: {
    cancelled: 'The passkey was cancelled or took too long. Try again.',
    known: 'This device already has a passkey for your user.',
    failed: 'This browser could not use the passkey.',
  },
  newPassword: {
    title: 'Choose your password',
    text: 'You signed in with a one-time password. Choose your own to continue.',
    password: 'New password',
    passwordHint: 'At least 10 characters. A long phrase is easy to remember.',
    repetition: 'Repeat the new password',
    show: 'Show password',
    submit: 'Save and sign in',
    submitting: 'Saving...',
    back: 'Sign in as another user',

    required: 'The password is required',
    tooShort: 'The new password must have at least 10 characters',
    tooLong: 'The new password cannot have more than 200 characters',
    same: 'The new password must differ from the current one',
    different: 'The passwords do not match',

    failed: 'The password could not be changed',
    changed: 'Password updated',
  },
} satisfies Pick<
  CompleteMessages,
  | 'console'
  | 'consoleForm'
  | 'consoleLists'
  | 'consoleSessions'
  | 'dashboard'
  | 'activity'
  | 'signIn'
  | 'passkeys'
  | 'sessionEnding'
  | 'newPassword'
>;
