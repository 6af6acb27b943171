"use client";
import { useQueryClient } from "@tanstack/react-query";
import { boardKey } from "@/components/board-store/board-data";
import { membershipCalls, type Role } from "@/components/members/roles";

/** Each call throws the ApiError of a refusal. */
export function useMembers(boardId: number) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
  const calls = membershipCalls(boardId);

  return {
    async changeRole(personId: number, role: Role) {
      await calls.changeRole(personId, role);
      await refresh();
    },
    async remove(personId: number) {
      await calls.remove(personId);
      await refresh();
    },
    /** Nothing is loaded again, because the board is no longer visible. */
    leave: calls.remove,
  };
}
