export const SharePage = () => null;
