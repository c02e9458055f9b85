import { BlockList, isIP } from 'node:net';

/** Networks outside the public internet, from the IANA special-purpose address registries. */
const networks4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** All of IPv6 outside 2000::/3, plus the parts of it that embed IPv4 addresses or are for documentation. */
const networks6 = ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function blockListOf(networks: readonly string[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string];
    list.addSubnet(address, Number(prefix), type);
  }
  return list;
}

// Separate lists: a shared one would match IPv4 addresses against IPv4-mapped IPv6 ranges.
const special4 = blockListOf(networks4, 'ipv4');
const special6 = blockListOf(networks6, 'ipv6');

/** False for anything but a plain address on the public internet, including addresses that embed another one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special4.check(address, 'ipv4');
  return isIP(address) === 6 && !address.includes('%') && !special6.check(address, 'ipv6');
}
