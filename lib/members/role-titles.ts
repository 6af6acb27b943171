import type { BoardRole } from "@/generated/prisma/enums";

/** Used in board objects and for a task's people; `Admin` is a manager of the board. */
export const ROLE_TITLES = { manager: "Admin", member: "Member", viewer: "Viewer" } as const satisfies Record<
  BoardRole,
  string
>;
