export const accountsTexts = {
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  developmentNote:
    'Development sign-in: it replaces Google on this server. Any name and e-mail address will do.',
  newPerson: 'Use another name',
  billing: 'Billing',
  brandKit: 'Brand kit',
  account: 'Account',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
  ended: {
    session: 'Your session has ended. What you made is kept.',
    'with-file': 'Your session has ended. What you made is kept; choose your file again after logging in.',
  },
} as const;
