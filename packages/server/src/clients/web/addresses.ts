/** Which network addresses a fetch on behalf of others may reach: those of the public internet. */
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registries: this machine, private and shared networks, link-local, tests, multicast. */
const V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Within 2000::/3, the only part of IPv6 that is the public internet: tunnels to IPv4 and documentation. */
const V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [network, bits] of V4) refused.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of V6) refused.addSubnet(network, bits, 'ipv6')
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')

/** @param address without brackets or zone; false for what is no address */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !refused.check(address, 'ipv4')
  return kind === 6 && internet.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
