export const CreateVideoPage = () => null;
