import { texts } from '../texts.ts';

export const nameOfScene = ({ title }: { title: string }): string => title.trim() || texts.scenes.newName;
