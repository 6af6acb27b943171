import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db";
import { TooManyRequests } from "@/lib/errors";
import { networkOf } from "@/lib/http/request/address";
import { oncePerProcess } from "@/lib/once";

/** Points per duration in seconds. */
const LIMITS = {
  "sign-in": { points: 10, duration: 15 * 60 },
  "sign-in-source": { points: 200, duration: 15 * 60 },
  "application-password": { points: 20, duration: 15 * 60 },
  "application-password-source": { points: 200, duration: 15 * 60 },
  "password-reset": { points: 5, duration: 60 * 60 },
  "password-reset-source": { points: 30, duration: 60 * 60 },
  invitation: { points: 100, duration: 60 * 60 },
  "invitation-answer": { points: 30, duration: 15 * 60 },
  outside: { points: 120, duration: 60 },
  assistant: { points: 60, duration: 10 * 60 },
  idea: { points: 10, duration: 60 * 60 },
  "idea-roadmap": { points: 200, duration: 60 * 60 },
  "idea-comment": { points: 30, duration: 60 * 60 },
  "idea-comment-roadmap": { points: 600, duration: 60 * 60 },
  "idea-vote": { points: 120, duration: 60 * 60 },
  "idea-vote-roadmap": { points: 20_000, duration: 60 * 60 },
  "idea-follow": { points: 20, duration: 60 * 60 },
  "idea-follow-address": { points: 10, duration: 60 * 60 },
  "idea-follow-roadmap": { points: 600, duration: 60 * 60 },
  webhook: { points: 120, duration: 60 },
  "incoming-mail": { points: 100, duration: 10 * 60 },
} as const;
export type Limit = keyof typeof LIMITS;

/** Counts per name and address, so that a flood from elsewhere locks nobody out. @throws TooManyRequests */
export async function countFailure(limit: Limit, name: string, address: string): Promise<void> {
  try {
    await limiter(limit).consume(keyOf(name, address));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(error.msBeforeNext / 1000);
    throw error;
  }
}

/** Counts uses, not failures. @throws TooManyRequests past the limit */
export const countUse = (limit: Limit, user: { id: number }): Promise<void> => countFailure(limit, String(user.id), "");

export async function forgetFailures(limit: Limit, name: string, address: string): Promise<void> {
  await limiter(limit).delete(keyOf(name, address));
}

/** Uncounts one attempt that was counted in advance and succeeded; earlier failures stay. */
export async function uncountFailure(limit: Limit, name: string, address: string): Promise<void> {
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
