import { type LookupAddress, lookup as lookUpByName } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/** Addresses that are nobody's on the internet: of one's own machine and network, of tests, of groups, of nothing yet. */
const notPublic = new BlockList();
const NETWORKS_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of NETWORKS_4) notPublic.addSubnet(network, prefix, 'ipv4');
// Within 2000::/3, what leads to IPv4 or is for books.
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

/** Whether an address, as a resolver gives it, is one on the internet. */
export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  family === 6
    ? PUBLIC_6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
    : !notPublic.check(address, 'ipv4');

/** A look-up that finds public addresses alone: what is connected to is what was looked at. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookUpByName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, []);
    const allowed = addresses.filter(isPublicAddress);
    const [first] = allowed;
    if (first === undefined) return answer(new Error('no public address'), []);
    return options.all ? answer(null, allowed) : answer(null, first.address, first.family);
  });
};
