"use client";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { boardPath } from "@/components/board/board-data";
import type { Member } from "@/components/members/member-row";
import type { Role } from "@/components/members/roles";
import { api } from "@/lib/api";
import type { InvitationJson } from "@/lib/invitations/present";

const invitationsKey = (boardId: number) => ["invitations", boardId] as const;

async function readInvitations(boardId: number): Promise<InvitationJson[]> {
  const { invitations } = await api<{ invitations: InvitationJson[] }>("GET", `${boardPath(boardId)}/all-invitations`);
  return invitations.filter(({ value }) => !value.used);
}

/**
 * Who is invited to a board and has not come yet. Nothing tells of it live: it is read anew whenever it is shown, somebody returns to the
 * page, or others are on the board, or as something else.
 */
export function useInvitations(boardId: number, members: readonly Member[]) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: [...invitationsKey(boardId), ...members.map(({ ID, role }) => `${ID} ${role}`)],
    queryFn: () => readInvitations(boardId),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
  const renew = () => client.invalidateQueries({ queryKey: invitationsKey(boardId) });

  return {
    invitations: data,
    hasFailed: isError,
    again: () => void refetch(),
    /** Each throws the ApiError of a refusal. */
    async invite(email: string, role: Role) {
      await api("POST", `${boardPath(boardId)}/send-invitation`, { email, role: role.toLowerCase() });
      await renew();
    },
    async takeBack(id: number) {
      await api("DELETE", `${boardPath(boardId)}/invitation/${id}`).finally(renew);
    },
  };
}
