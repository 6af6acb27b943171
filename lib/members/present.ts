import { serialize } from "php-serialize";
import type { BoardMember, BoardRole } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates";
import { boardPreferences } from "@/lib/notifications/preferences";
import { type Eyes, type Person, presentPerson } from "@/lib/users/present";

export type MemberRecord = BoardMember & { user: Person };

/** Inside board objects and on a task's people; `Admin` is a board's manager. */
export const ROLE_TITLES = { manager: "Admin", member: "Member", viewer: "Viewer" } as const satisfies Record<BoardRole, string>;

/** Everywhere else. */
export const ROLE_NAMES = { manager: "admin", member: "member", viewer: "viewer" } as const satisfies Record<BoardRole, string>;

/** A board's member: the person with role and membership row. */
export function presentBoardUser(member: MemberRecord, eyes: Eyes) {
  const { photo, ...person } = presentPerson(member.user, eyes);
  return { ...person, role: ROLE_TITLES[member.role], photo, pivot: presentMembership(member) };
}

/** The membership row, with PHP-serialized maps as clients know them. */
export function presentMembership(member: BoardMember) {
  return {
    object_id: member.boardId,
    foreign_id: member.userId,
    settings: serialize(member.role === "viewer" ? { is_admin: false, is_viewer_only: true } : { is_admin: member.role === "manager" }),
    preferences: serialize(boardPreferences(member.preferences)),
    created_at: isoDate(member.createdAt),
    updated_at: isoDate(member.updatedAt),
  };
}
