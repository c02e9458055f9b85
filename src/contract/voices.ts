/** The voices of the specification; each sounds different from the others on every engine. */
export const voices = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
export type Voice = (typeof voices)[number];
/** The voice of a template without one. */
export const defaultVoice: Voice = 'alloy';

export const speakingStyles = ['natural', 'enthusiastic', 'serious'] as const;
export type SpeakingStyle = (typeof speakingStyles)[number];

/** How fast a voice speaks; 1 is its normal pace. */
export const speakingSpeed = { min: 0.5, max: 2, step: 0.1, usual: 1 } as const;
