/** The last stages of reels and story videos, after the script is known, in order. */
export const speakingVideoStages = ['voice', 'rendering', 'mixing', 'uploading'] as const;
