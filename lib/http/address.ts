import { BlockList, isIP } from "node:net";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";

/** Written by `instrumentation.ts` from the socket of every request; whatever a client sends under this name is overwritten. */
export const SOCKET_ADDRESS = "x-boards-address";

/** The caller's address: the socket's, or what a trusted proxy says it was. */
export function addressOf({ headers }: Pick<Request, "headers">): string {
  const socket = plainAddress(headers.get(SOCKET_ADDRESS) ?? "127.0.0.1");
  if (!isTrusted(socket)) return socket;

  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => plainAddress(hop.trim())).filter((hop) => isIP(hop) > 0);
  return hops.reverse().find((hop) => !isTrusted(hop)) ?? hops.at(-1) ?? socket;
}

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isTrusted = (address: string) => isIP(address) > 0 && trustedProxies(env().TRUSTED_PROXIES).check(address, familyOf(address));

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
