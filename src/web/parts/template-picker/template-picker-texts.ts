export const templatePickerTexts = {
  selectAvatar: 'Select Avatar',
  strip: 'Who says it?',
  avatarsTitle: 'Select Avatar',
  avatarsLead: 'Point at one to hear a sample.',
  avatarsLeadByTouch: 'Press and hold one to hear a sample.',
  avatarSearch: 'Search avatars',
  avatarCount: (shown: number, all: number) =>
    shown < all
      ? `${shown} of ${all.toLocaleString('en')} avatars`
      : all === 1
        ? '1 avatar'
        : `${all} avatars`,
  avatarNone: (text: string) => `No avatar fits “${text}”.`,
  avatarSearchFailed: 'The avatars could not be searched just now. Please try again.',
  moreAvatars: 'Show more',
  moreAvatarsFailed: 'More avatars could not be loaded. Please try again.',
  hear: (name: string) => `Hear ${name}`,
  obstacles: {
    gone: 'This template no longer exists. Please choose another avatar.',
    inactive: (name: string) =>
      `“${name}” is not active, so that it speaks no hooks. Please choose another avatar.`,
    preparing: (name: string) =>
      `“${name}” is still being prepared. Keep writing. You can generate once it is ready.`,
    'without-consent': (name: string) =>
      `Nobody has confirmed that the person in the clip of “${name}” agreed. Please choose another avatar.`,
    unprepared: (name: string) =>
      `The clip of “${name}” could not be prepared. Please choose another avatar.`,
  },
  stopHearing: 'Stop',
} as const;
