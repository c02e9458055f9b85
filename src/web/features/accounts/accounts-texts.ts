export const accountsTexts = {
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  developmentNote: 'Development sign-in: this stands in for Google here',
  newPerson: 'A new person',
  billing: 'Billing',
  account: 'Account',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
} as const;
