const HOUSE_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** The first address and the length of the prefix of IPv4 networks that are no part of the web. */
const CLOSED_NETWORKS: readonly (readonly [string, number])[] = [
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
];

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

const numberOf = (address: string) =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

const inNetwork = (address: string, network: string, prefix: number) => {
  const size = 2 ** (32 - prefix);
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(network) / size);
};

/** Only global unicast addresses, without those that carry an IPv4 address or are for examples. */
function isPublicIpv6(address: string): boolean {
  const [first = '', second = ''] = address.split(':');
  const [one, two] = [Number.parseInt(first || '0', 16), Number.parseInt(second || '0', 16)];
  if (one < 0x2000 || one > 0x3fff || one === 0x2002) return false;
  return !(one === 0x2001 && (two === 0 || two === 0xdb8));
}

function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1));
  const name = host.replace(/\.$/, '');
  if (IPV4.test(name)) {
    return !CLOSED_NETWORKS.some(([network, prefix]) => inNetwork(name, network, prefix));
  }
  return name.includes('.') && !HOUSE_NAMES.test(name);
}

type WebAddress =
  | Readonly<{ kind: 'public'; href: string }>
  | Readonly<{ kind: 'absent' | 'invalid' | 'scheme' | 'credentials' | 'closed' }>;

/**
 * Reads an address that members will open: only the public web will do. The URL parser has
 * already brought hosts to one form, so that 0x7f.1 and 2130706433 are 127.0.0.1.
 */
export function readWebAddress(typed: string): WebAddress {
  if (typed.trim() === '') return { kind: 'absent' };
  let url: URL;
  try {
    url = new URL(typed.trim());
  } catch {
    return { kind: 'invalid' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'scheme' };
  if (url.username !== '' || url.password !== '') return { kind: 'credentials' };
  if (!isPublicHost(url.hostname)) return { kind: 'closed' };
  return { kind: 'public', href: url.href };
}
