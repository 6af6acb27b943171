import type { BoardRole } from "@/generated/prisma/enums";
import { api } from "@/lib/api";
import { ROLE_TITLES } from "@/lib/members/role-titles";

/** As the API has it. */
export type Role = (typeof ROLE_TITLES)[BoardRole];

export const ROLES: readonly Role[] = Object.values(ROLE_TITLES);

const KEYS = { Admin: "manager", Member: "member", Viewer: "viewer" } as const satisfies Record<Role, BoardRole>;

/** The key of the role's name. */
export const roleKey = (role: Role) => KEYS[role];

/** Each call throws the ApiError of a refusal. */
export function membershipCalls(boardId: number) {
  const post = (path: string, body?: { memberId: number; isViewerOnly: boolean }) =>
    api("POST", `/boards/v2/projects/${boardId}/${path}`, body);

  return {
    add: (personId: number, role: Role) =>
      post("add-members", { memberId: personId, isViewerOnly: role === ROLE_TITLES.viewer }),
    changeRole: (personId: number, role: Role) => post(`user/${personId}/make-${roleKey(role)}`),
    remove: (personId: number) => post(`user/${personId}/remove`),
  };
}
