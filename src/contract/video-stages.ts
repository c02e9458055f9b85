/** The stages of reels and story videos after their script is known, in order. */
export const speakingVideoStages = ['voice', 'rendering', 'mixing', 'uploading'] as const;
