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

function isTrusted(address: string): boolean {
  const family = isIP(address);
  return family > 0 && proxies().check(address, family === 6 ? "ipv6" : "ipv4");
}

const proxies = () =>
  oncePerProcess("trusted-proxies", () => {
    const list = new BlockList();
    for (const entry of env().TRUSTED_PROXIES) {
      const [address = "", bits] = entry.split("/");
      const family = isIP(address) === 6 ? "ipv6" : "ipv4";
      if (bits) list.addSubnet(address, Number(bits), family);
      else list.addAddress(address, family);
    }
    return list;
  });
