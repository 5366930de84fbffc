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

/** Letters that Portuguese and its neighbors write; others look like them and lead elsewhere. */
const OUR_LETTERS = /^[a-z0-9à-öø-ÿ_-]*$/;

const isLookalike = (host: string) =>
  host
    .split('.')
    .some((label) => label.startsWith('xn--') && !OUR_LETTERS.test(decodePunycode(label.slice(4))));

/** Decodes a label of a domain name by RFC 3492, as the URL parser has encoded it. */
function decodePunycode(label: string): string {
  const at = label.lastIndexOf('-');
  const letters = at > 0 ? [...label.slice(0, at)] : [];
  const digits = [...label.slice(at + 1)].map((digit) => Number.parseInt(digit, 36));
  let [code, index, bias] = [128, 0, 72];
  let first = true;
  for (let next = 0; next < digits.length; ) {
    const before = index;
    let weight = 1;
    for (let step = 36; next < digits.length; step += 36) {
      // A digit is 0 to 25 for a letter and 26 to 35 for a figure.
      const value = ((digits[next++] ?? 0) + 26) % 36;
      index += value * weight;
      const threshold = Math.min(26, Math.max(1, step - bias));
      if (value < threshold) break;
      weight *= 36 - threshold;
    }
    const length = letters.length + 1;
    let delta = Math.floor((index - before) / (first ? 700 : 2));
    delta += Math.floor(delta / length);
    bias = 0;
    for (; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    first = false;
    code += Math.floor(index / length);
    index %= length;
    letters.splice(index++, 0, String.fromCodePoint(Math.min(code, 0x10ffff)));
  }
  return letters.join('');
}

type WebAddress =
  | Readonly<{ kind: 'public'; href: string }>
  | Readonly<{ kind: 'absent' | 'invalid' | 'scheme' | 'credentials' | 'closed' | 'lookalike' }>;

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
  if (isLookalike(url.hostname)) return { kind: 'lookalike' };
  return { kind: 'public', href: url.href };
}
