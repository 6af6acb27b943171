import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { TooManyRequests } from "@/lib/errors";
import { networkOf } from "@/lib/http/request/address";
import { oncePerProcess } from "@/lib/once";

const limiter = () =>
  oncePerProcess("wrong webhook keys", () => new RateLimiterMemory({ points: 100, duration: 15 * 60 }));

/** Counts in memory, so that guessing never writes to the database. @throws TooManyRequests past the limit of a network */
export async function countWrongKey(address: string): Promise<void> {
  try {
    await limiter().consume(networkOf(address));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(error.msBeforeNext / 1000);
    throw error;
  }
}
