import { env } from "@/lib/env";
import { Forbidden } from "@/lib/errors";
import type { Policy } from "@/lib/http/endpoint";

/**
 * The same policy for what only the paid tier has. Who may not in any tier gets the ordinary refusal.
 *
 * @throws Forbidden with its own message where the free tier runs.
 */
export function inPro<Found>(policy: Policy<Found>): Policy<Found> {
  const allow: Policy<Found> = (user, found) => {
    if (!policy(user, found)) return false;
    requirePro();
    return true;
  };
  return Object.defineProperty(allow, "name", { value: `${policy.name} in pro` });
}

export const isPro = (): boolean => env().BOARDS_TIER !== "free";

/** @throws Forbidden where the free tier runs. */
export function requirePro(): void {
  if (!isPro()) throw new Forbidden("This is a pro feature");
}
