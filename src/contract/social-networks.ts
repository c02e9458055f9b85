/** The networks on which an installation can have a profile; the footer links to it. */
export const socialNetworks = ['x', 'linkedin', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
