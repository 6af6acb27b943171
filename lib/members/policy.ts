import { canManageBoard } from "@/lib/boards/policy";
import type { OnMember } from "@/lib/members/find";
import { type CurrentUser, isAdmin } from "@/lib/users/current-user";

type MemberPolicy = (user: CurrentUser, found: OnMember) => boolean;

/** Only admins may change admins. */
export const canChangeRole: MemberPolicy = (user, found) =>
  canManageBoard(user, found) && (user.isAdmin || !isAdmin(found.member.user));

export const canRemoveMember: MemberPolicy = (user, found) =>
  user.id === found.member.userId || canChangeRole(user, found);
