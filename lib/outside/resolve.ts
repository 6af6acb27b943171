import "server-only";
import dns from "node:dns/promises";
import { isIP } from "node:net";
import { env } from "@/lib/env";
import { isHostMatchedBy, isMatchedBy, isPublicAddress, normalizedHost } from "@/lib/outside/address";
import { OutsideError } from "@/lib/outside/error";

export type Resolve = (name: string) => Promise<string[]>;

const PORTS: Record<string, number> = { "http:": 80, "https:": 443 };

/** @throws OutsideError when an address is internal and no setting allows it */
export async function addressesOf(url: URL, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  const host = normalizedHost(url.hostname);
  const port = Number(url.port || PORTS[url.protocol]);
  const allowed = env().OUTSIDE_ALLOW;
  const lookUp = isHostMatchedBy(allowed, { host, port }) ? lookUpBySystem : resolve;
  const addresses = isIP(host) ? [host] : await Promise.race([lookUp(host), endOf(signal)]);

  if (addresses.length === 0) throw new OutsideError("not-found");
  if (!addresses.every((address) => isPublicAddress(address) || isMatchedBy(allowed, { host, port, address })))
    throw new OutsideError("not-allowed");
  return addresses;
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Queries DNS directly: the system's look-up would occupy a thread of the pool, however long it takes. */
export const queryNameServer: Resolve = (name) => foundAddresses(dns.resolve4(name), dns.resolve6(name));

/** Hosts that the operator allows may be known only to this machine (`/etc/hosts`). */
const lookUpBySystem: Resolve = async (name) =>
  (await foundAddresses(dns.lookup(name, { all: true }))).map(({ address }) => address);

/** A failed look-up counts as an unknown name. */
async function foundAddresses<Answer>(...lookups: Promise<Answer[]>[]): Promise<Answer[]> {
  const answers = await Promise.allSettled(lookups);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}
