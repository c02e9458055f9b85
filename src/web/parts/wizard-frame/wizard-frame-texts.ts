export const wizardFrameTexts = {
  back: 'Back',
  continue: 'Continue',
  offline:
    'You are offline. What you entered is kept, and uploads and work under way go on by themselves once you are back.',
} as const;
