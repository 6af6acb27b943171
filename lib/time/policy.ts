import { canEditBoard, canManageBoard } from "@/lib/boards/policy";
import type { Policy } from "@/lib/http/endpoint";
import { requireModule } from "@/lib/modules/require";
import type { OnTimedTask, OnTrack } from "@/lib/time/find";
import { inPro } from "@/lib/tier";

/** @throws Forbidden with its own message while the module is off on the board, after the refusals of `policy` */
export function withTimeTracking<Found extends OnTimedTask>(policy: Policy<Found>): Policy<Found> {
  const allow: Policy<Found> = (user, found) => {
    if (!policy(user, found)) return false;
    requireModule(found.modules, "timeTracking", found.board);
    return true;
  };
  return Object.defineProperty(allow, "name", { value: `${policy.name} with time tracking` });
}

export const canLogTime: Policy<OnTimedTask> = withTimeTracking(inPro(canEditBoard));

/** One's own, and those of others for managers. */
const canEditTrack: Policy<OnTrack> = (user, found) =>
  canEditBoard(user, found) && (found.track.userId === user.id || canManageBoard(user, found));

export const canChangeTrack: Policy<OnTrack> = withTimeTracking(inPro(canEditTrack));
