export const WalletPage = () => null;
