/** How words are grouped and where captions are placed. Shares are of the frame's width or height. */
export const captionRule = {
  maxWords: 3,
  /** A longer word is shown alone, in smaller letters. */
  maxCharacters: 18,
  minStaySeconds: 0.3,
  /** How long a group stays after its last word, if the next group does not follow soon. */
  restSeconds: 0.45,
  /** In a pause up to this long, a group stays until the next one comes. */
  bridgedPauseSeconds: 0.9,
  /** The margin at each side: TikTok's buttons cover the right 11 %. */
  sideShare: 0.118,
  /** The center of captions: below a speaking face, above the names and buttons of TikTok, Reels and Shorts at about 0.8. */
  centreShare: 0.665,
  /** No letter is lower than this, where those names and buttons begin. */
  bottomShare: 0.8,
  /** A clip's picture that ends above this leaves room for its captions below it. */
  maxPictureShare: 0.7,
} as const;
