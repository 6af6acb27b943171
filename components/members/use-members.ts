"use client";
import { useQueryClient } from "@tanstack/react-query";
import { boardKey, boardPath } from "@/components/board/board-data";
import { api } from "@/lib/api";

export const ROLES = [
  { value: "Admin", label: "Manager", verb: "make-manager" },
  { value: "Member", label: "Member", verb: "make-member" },
  { value: "Viewer", label: "Viewer", verb: "make-viewer" },
] as const;

export type Role = (typeof ROLES)[number]["value"];

export const roleName = (role: string): string => ROLES.find(({ value }) => value === role)?.label ?? role;

const verbOf = (role: Role): string => ROLES.find(({ value }) => value === role)?.verb ?? "make-member";

/** Changes who is on a board; afterwards it is read anew. Each throws the ApiError of a refusal. */
export function useMembers(boardId: number) {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
  const post = (path: string, body?: { memberId: number; isViewerOnly: boolean }) => api("POST", `${boardPath(boardId)}/${path}`, body);

  return {
    /** Who is to manage the board is its member first. */
    async add(personId: number, role: Role) {
      await post("add-members", { memberId: personId, isViewerOnly: role === "Viewer" });
      if (role === "Admin") await post(`user/${personId}/make-manager`).finally(renew);
      await renew();
    },
    async changeRole(personId: number, role: Role) {
      await post(`user/${personId}/${verbOf(role)}`);
      await renew();
    },
    async remove(personId: number) {
      await post(`user/${personId}/remove`);
      await renew();
    },
    /** The board can't be read any more. */
    leave: (personId: number) => post(`user/${personId}/remove`),
  };
}
