import { BlockList, isIP, isIPv6 } from "node:net";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";

/** Set from the socket of every request (`server/node-request.ts`), which overwrites a client's own header. */
export const SOCKET_ADDRESS = "x-boards-address";

/** The caller's address: the socket's, or the one that a trusted proxy reports. */
export function addressOf({ headers }: { headers: Pick<Headers, "get"> }): string {
  const socket = plainAddress(headers.get(SOCKET_ADDRESS) ?? "127.0.0.1");
  if (!isTrusted(socket)) return socket;

  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => plainAddress(hop.trim()))
    .filter((hop) => isIP(hop) > 0);
  return hops.reverse().find((hop) => !isTrusted(hop)) ?? hops.at(-1) ?? socket;
}

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isTrusted = (address: string) =>
  isIP(address) > 0 && trustedProxies(env().TRUSTED_PROXIES).check(address, familyOf(address));

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

const trustedProxies = (entries: readonly string[]) =>
  oncePerProcess(`trusted proxies ${entries.join()}`, () => {
    const list = new BlockList();
    for (const entry of entries) {
      const [address = "", bits] = entry.split("/");
      if (bits) list.addSubnet(address, Number(bits), familyOf(address));
      else list.addAddress(address, familyOf(address));
    }
    return list;
  });

/** The unit of rate limits: an address, or the 64-bit IPv6 network that one household or server has. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? firstGroupsOf(address.toLowerCase()) : address;

function firstGroupsOf(address: string): string {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const [left, right] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - (left?.length ?? 0) - (right?.length ?? 0))).fill("0");
  return [...(left ?? []), ...(tail === undefined ? [] : zeros), ...(right ?? [])]
    .slice(0, 4)
    .map((group) => group.padStart(4, "0"))
    .join(":");
}
