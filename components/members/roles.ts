import { api } from "@/lib/api";

export const ROLES = [
  { value: "Admin", label: "Manager", verb: "make-manager" },
  { value: "Member", label: "Member", verb: "make-member" },
  { value: "Viewer", label: "Viewer", verb: "make-viewer" },
] as const;

export type Role = (typeof ROLES)[number]["value"];

export const roleName = (role: string): string => ROLES.find(({ value }) => value === role)?.label ?? role;

const verbOf = (role: Role): string => ROLES.find(({ value }) => value === role)?.verb ?? "make-member";

/** Each call throws the ApiError of a refusal. */
export function membershipCalls(boardId: number) {
  const post = (path: string, body?: { memberId: number; isViewerOnly: boolean }) =>
    api("POST", `/boards/v2/projects/${boardId}/${path}`, body);

  return {
    add: (personId: number, role: Role) => post("add-members", { memberId: personId, isViewerOnly: role === "Viewer" }),
    changeRole: (personId: number, role: Role) => post(`user/${personId}/${verbOf(role)}`),
    remove: (personId: number) => post(`user/${personId}/remove`),
  };
}
