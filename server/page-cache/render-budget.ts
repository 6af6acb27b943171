import "server-only";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { TooManyRequests } from "@/lib/errors";
import { networkOf } from "@/lib/http/request/address";
import { callerAddress } from "@/server/node-request";

const PERIOD = 10_000;
const MOST_RENDERS = 100;
const MOST_NETWORKS = 10_000;

/** How many public pages may be rendered for the readers of one network who have no account. Pages in memory cost nothing. */
export class RenderBudget {
  private readonly spent = new LRUCache<string, number>({ max: MOST_NETWORKS, ttl: PERIOD, ttlResolution: 0 });

  /** @throws TooManyRequests */
  spend(request: IncomingMessage): void {
    const network = networkOf(callerAddress(request));
    const spent = this.spent.get(network) ?? 0;
    if (spent >= MOST_RENDERS) throw new TooManyRequests(this.spent.getRemainingTTL(network) / 1_000);
    this.spent.set(network, spent + 1, { noUpdateTTL: true });
  }

  isLeft(request: IncomingMessage): boolean {
    return (this.spent.get(networkOf(callerAddress(request))) ?? 0) < MOST_RENDERS;
  }
}
