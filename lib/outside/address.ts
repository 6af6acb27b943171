import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.parse>;

/** Everything that IPv6 has of the open internet; the rest of it is private, special or nobody's. */
const OPEN_IPV6 = ipaddr.parseCIDR("2000::/3");

/** They look open and lead to the services of a cloud for its own machines. */
const CLOUD_SERVICES = new Set(["168.63.129.16"]);

/** Whether the address is one of the open internet, and none of this machine, its networks or the tunnels into them. */
export function isOpenAddress(text: string): boolean {
  if (!isIP(text)) return false;

  const address = ipaddr.parse(text);
  return (
    address.range() === "unicast" &&
    !CLOUD_SERVICES.has(address.toString()) &&
    (address.kind() === "ipv4" || isIn(address, OPEN_IPV6))
  );
}

/** Where a connection would go. */
export interface Aim {
  host: string;
  port: number;
  address: string;
}

/** Whether an entry of `OUTSIDE_ALLOW` names the aim: by network, by address or by host, the last two with a port or without. */
export const isNamedBy = (entries: readonly string[], aim: Aim) => entries.some((entry) => names(entry, aim));

/** Whether an entry names the host itself, not only where it leads. */
export const isHostNamedBy = (entries: readonly string[], { host, port }: Omit<Aim, "address">) =>
  entries.some((entry) => !entry.includes("/") && fits(placeOf(entry), plainHost(host), port));

function names(entry: string, { host, port, address }: Aim): boolean {
  if (entry.includes("/")) return isIn(ipaddr.parse(address), ipaddr.parseCIDR(entry));

  const place = placeOf(entry);
  return fits(place, plainHost(host), port) || fits(place, plainHost(address), port);
}

const fits = (place: { host: string; port?: number }, host: string, port: number) =>
  place.host === host && (place.port ?? port) === port;

function placeOf(entry: string): { host: string; port?: number } {
  if (isIP(entry)) return { host: plainHost(entry) };

  const port = /:(\d+)$/.exec(entry)?.[1];
  return { host: plainHost(entry.slice(0, port ? -port.length - 1 : undefined)), ...(port && { port: Number(port) }) };
}

/** One spelling for each: no brackets, no last dot, small letters, addresses in their short form. */
export function plainHost(host: string): string {
  const bare = host
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "")
    .toLowerCase();
  return isIP(bare) ? ipaddr.parse(bare).toString() : bare;
}

const isIn = (address: Address, [network, bits]: [Address, number]) =>
  address.kind() === network.kind() && address.match(network, bits);
