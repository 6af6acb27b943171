import { serialize } from "php-serialize";
import type { BoardMember, BoardRole } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import { boardPreferences } from "@/lib/notifications/preferences";
import { isAdmin } from "@/lib/users/current-user";
import { type ViewerContext, type Person, presentMember, presentPerson } from "@/lib/users/present";

export type MemberRecord = BoardMember & { user: Person };

/** The person as this board knows them. */
const personOf = ({ user, invitedEmail }: MemberRecord): Person => ({ ...user, invitedEmail });

/** Inside board objects and on a task's people; `Admin` is a board's manager. */
export const ROLE_TITLES = { manager: "Admin", member: "Member", viewer: "Viewer" } as const satisfies Record<
  BoardRole,
  string
>;

/** Everywhere else. */
export const ROLE_NAMES = { manager: "admin", member: "member", viewer: "viewer" } as const satisfies Record<
  BoardRole,
  string
>;

/** A board's member: the person with role and membership row. */
export function presentBoardUser(member: MemberRecord, viewerContext: ViewerContext) {
  const { photo, ...person } = presentPerson(personOf(member), viewerContext);
  return { ...person, role: ROLE_TITLES[member.role], photo, pivot: presentMembership(member) };
}

/** The same outside of board objects. */
export const presentAssignable = (member: MemberRecord, viewerContext: ViewerContext) => ({
  ...presentBoardUser(member, viewerContext),
  role: ROLE_NAMES[member.role],
});

/** In the list of a board's people: this one endpoint calls the roles as we do. */
export const presentBoardMember = (member: MemberRecord, viewerContext: ViewerContext) =>
  presentMember(personOf(member), member.role as string, viewerContext);

/** Who reaches every board without being a member of it. */
export const presentGlobalAdmin = (admin: Person, viewerContext: ViewerContext) =>
  presentMember(admin, "manager", viewerContext);

/** Somebody just added; `is_admin` says that he reaches every board anyway. */
export const presentAddedMember = (member: MemberRecord, viewerContext: ViewerContext) => ({
  ...presentPerson(personOf(member), viewerContext),
  role: ROLE_NAMES[member.role],
  is_admin: isAdmin(member.user),
});

/** Somebody whose role was changed; both flags say that he manages the board. */
export function presentMemberWithRole(member: MemberRecord, viewerContext: ViewerContext) {
  const isManager = member.role === "manager";
  return {
    ...presentPerson(personOf(member), viewerContext),
    role: ROLE_NAMES[member.role],
    is_admin: isManager,
    is_board_admin: isManager,
  };
}

/** The membership row, with PHP-serialized maps as clients know them. */
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

/** A role as the settings of a membership say it. */
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

/** Few people ever change them, and a list of boards shows hundreds. */
function serializedPreferences(saved: BoardMember["preferences"]): string {
  const isNeverSet = typeof saved === "object" && saved !== null && Object.keys(saved).length === 0;
  return isNeverSet ? NEVER_SET : serialize(boardPreferences(saved));
}
