import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db";
import { TooManyRequests } from "@/lib/errors";
import { networkOf } from "@/lib/http/request/address";
import { oncePerProcess } from "@/lib/once";

/** How often something may go wrong, or be done at all, in so many seconds. */
const LIMITS = {
  "sign-in": { points: 10, duration: 15 * 60 },
  /** One address that tries many names. */
  "sign-in-source": { points: 200, duration: 15 * 60 },
  "application-password": { points: 20, duration: 15 * 60 },
  "password-reset": { points: 5, duration: 60 * 60 },
  "password-reset-source": { points: 30, duration: 60 * 60 },
  /** Mails that one person has sent to others. */
  invitation: { points: 100, duration: 60 * 60 },
  /** Links that open nothing. */
  "invitation-answer": { points: 30, duration: 15 * 60 },
  /** One person's requests to other servers. */
  outside: { points: 120, duration: 60 },
} as const;
export type Limit = keyof typeof LIMITS;

/**
 * Counts against this name from this address alone, so that a flood from elsewhere locks nobody out.
 *
 * @throws TooManyRequests past the limit.
 */
export async function countFailure(limit: Limit, name: string, address: string): Promise<void> {
  try {
    await limiter(limit).consume(keyOf(name, address));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(error.msBeforeNext / 1000);
    throw error;
  }
}

/** Counts what is limited although nothing goes wrong. @throws TooManyRequests past the limit. */
export const countUse = (limit: Limit, user: { id: number }): Promise<void> => countFailure(limit, String(user.id), "");

/** It went well: what was counted for this name and address is forgotten. */
export async function forgetFailures(limit: Limit, name: string, address: string): Promise<void> {
  await limiter(limit).delete(keyOf(name, address));
}

/** It went well: the one that was counted beforehand is given back, the failures before it stay. */
export async function takeBackFailure(limit: Limit, name: string, address: string): Promise<void> {
  await limiter(limit).reward(keyOf(name, address));
}

const limiter = (limit: Limit) =>
  oncePerProcess(`rate-limit ${limit}`, () => {
    return new RateLimiterPostgres({
      ...LIMITS[limit],
      storeClient: pool(),
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: limit,
    });
  });

const keyOf = (name: string, address: string) =>
  createHash("sha256")
    .update(`${name.trim().toLowerCase()}\n${networkOf(address)}`)
    .digest("hex");
