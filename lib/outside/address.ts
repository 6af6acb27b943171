import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.parse>;

/** Global unicast addresses. The rest of IPv6 is private, reserved or special. */
const PUBLIC_IPV6 = ipaddr.parseCIDR("2000::/3");

/** Public-looking addresses of internal cloud services. */
const CLOUD_SERVICES = new Set(["168.63.129.16"]);

export function isPublicAddress(text: string): boolean {
  if (!isIP(text)) return false;

  const address = ipaddr.parse(text);
  return (
    address.range() === "unicast" &&
    !CLOUD_SERVICES.has(address.toString()) &&
    (address.kind() === "ipv4" || isIn(address, PUBLIC_IPV6))
  );
}

export interface Target {
  host: string;
  port: number;
  address: string;
}

/** Whether an `OUTSIDE_ALLOW` entry matches: a network, or an address or host with or without a port. */
export const isMatchedBy = (entries: readonly string[], target: Target) =>
  entries.some((entry) => matches(entry, target));

export const isHostMatchedBy = (entries: readonly string[], { host, port }: Omit<Target, "address">) =>
  entries.some((entry) => !entry.includes("/") && isSameHost(hostAndPort(entry), normalizedHost(host), port));

function matches(entry: string, { host, port, address }: Target): boolean {
  if (entry.includes("/")) return isIn(ipaddr.parse(address), ipaddr.parseCIDR(entry));

  const allowed = hostAndPort(entry);
  return isSameHost(allowed, normalizedHost(host), port) || isSameHost(allowed, normalizedHost(address), port);
}

const isSameHost = (allowed: { host: string; port?: number }, host: string, port: number) =>
  allowed.host === host && (allowed.port ?? port) === port;

function hostAndPort(entry: string): { host: string; port?: number } {
  if (isIP(entry)) return { host: normalizedHost(entry) };

  const port = /:(\d+)$/.exec(entry)?.[1];
  return {
    host: normalizedHost(entry.slice(0, port ? -port.length - 1 : undefined)),
    ...(port && { port: Number(port) }),
  };
}

/** One spelling per host: no brackets or trailing dot, lower case, addresses in short form. */
export function normalizedHost(host: string): string {
  const bare = host
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "")
    .toLowerCase();
  return isIP(bare) ? ipaddr.parse(bare).toString() : bare;
}

const isIn = (address: Address, [network, bits]: [Address, number]) =>
  address.kind() === network.kind() && address.match(network, bits);
