import { env } from "@/lib/env";
import { Forbidden } from "@/lib/errors";
import type { Policy } from "@/lib/http/endpoint";

/** The ordinary refusal comes first. @throws Forbidden with its own message in the free tier */
export function inPro<Found>(policy: Policy<Found>): Policy<Found> {
  const allow: Policy<Found> = (user, found) => {
    if (!policy(user, found)) return false;
    requirePro();
    return true;
  };
  return Object.defineProperty(allow, "name", { value: `${policy.name} in pro` });
}

export const isPro = (): boolean => env().BOARDS_TIER !== "free";

/** @throws Forbidden in the free tier */
export function requirePro(): void {
  if (!isPro()) throw new Forbidden("This is a pro feature");
}
