/** Where an installation can have a profile that the footer leads to. */
export const socialNetworks = ['x', 'linkedin', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
