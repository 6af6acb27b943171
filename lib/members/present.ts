import { serialize } from "php-serialize";
import type { BoardMember, BoardRole } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import { ROLE_TITLES } from "@/lib/members/role-titles";
import { boardPreferences } from "@/lib/notifications/preferences";
import { isAdmin } from "@/lib/users/current-user";
import { type ViewerContext, type Person, presentMember, presentPerson } from "@/lib/users/present";

export type MemberRecord = BoardMember & { user: Person };

const personOf = ({ user, invitedEmail }: MemberRecord): Person => ({ ...user, invitedEmail });

export const ROLE_NAMES = { manager: "admin", member: "member", viewer: "viewer" } as const satisfies Record<
  BoardRole,
  string
>;

export function presentBoardUser(member: MemberRecord, viewerContext: ViewerContext) {
  const { photo, ...person } = presentPerson(personOf(member), viewerContext);
  return { ...person, role: ROLE_TITLES[member.role], photo, pivot: presentMembership(member) };
}

export const presentAssignable = (member: MemberRecord, viewerContext: ViewerContext) => ({
  ...presentBoardUser(member, viewerContext),
  role: ROLE_NAMES[member.role],
});

/** This endpoint alone spells the roles as the code does. */
export const presentBoardMember = (member: MemberRecord, viewerContext: ViewerContext) =>
  presentMember(personOf(member), member.role as string, viewerContext);

export const presentGlobalAdmin = (admin: Person, viewerContext: ViewerContext) =>
  presentMember(admin, "manager", viewerContext);

/** `is_admin`: reaches every board. */
export const presentAddedMember = (member: MemberRecord, viewerContext: ViewerContext) => ({
  ...presentPerson(personOf(member), viewerContext),
  role: ROLE_NAMES[member.role],
  is_admin: isAdmin(member.user),
});

/** Both flags mean manager of the board. */
export function presentMemberWithRole(member: MemberRecord, viewerContext: ViewerContext) {
  const isManager = member.role === "manager";
  return {
    ...presentPerson(personOf(member), viewerContext),
    role: ROLE_NAMES[member.role],
    is_admin: isManager,
    is_board_admin: isManager,
  };
}

/** Clients expect PHP-serialized maps. */
export function presentMembership(member: BoardMember) {
  return {
    object_id: member.boardId,
    foreign_id: member.userId,
    settings: ROLE_SETTINGS[member.role],
    preferences: serializedPreferences(member.preferences),
    created_at: isoDate(member.createdAt),
    updated_at: isoDate(member.updatedAt),
  };
}

export const ROLE_FLAGS = {
  manager: { is_admin: true },
  member: { is_admin: false },
  viewer: { is_admin: false, is_viewer_only: true },
} as const satisfies Record<BoardRole, object>;

const ROLE_SETTINGS = {
  manager: serialize(ROLE_FLAGS.manager),
  member: serialize(ROLE_FLAGS.member),
  viewer: serialize(ROLE_FLAGS.viewer),
} as const satisfies Record<BoardRole, string>;

const NEVER_SET = serialize(boardPreferences({}));

/** Cached, since lists of boards contain hundreds and few people change them. */
function serializedPreferences(saved: BoardMember["preferences"]): string {
  const isNeverSet = typeof saved === "object" && saved !== null && Object.keys(saved).length === 0;
  return isNeverSet ? NEVER_SET : serialize(boardPreferences(saved));
}
