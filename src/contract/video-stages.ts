/** How a video that speaks is made, once it is known what is said: the last stages of reels and story videos, in order. */
export const speakingVideoStages = ['voice', 'rendering', 'mixing', 'uploading'] as const;
