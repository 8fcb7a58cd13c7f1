export const signInEnglish = {
  title: 'Graduation System',
  pageTitle: 'Sign In',
  subtitle: 'Enter your credentials to access the administration.',
  identifier: 'Username or Email',
  identifierExample: 'user@university.edu',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  through: 'Sign in with {provider}',
  byPasskey: 'Sign In with a Passkey',
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
