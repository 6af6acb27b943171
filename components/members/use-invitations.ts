"use client";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { boardPath } from "@/components/board-store/board-data";
import type { Member } from "@/components/members/member-row";
import { api } from "@/lib/api";
import type { InvitationJson } from "@/lib/invitations/present";

export const invitationsKey = (boardId: number) => ["invitations", boardId] as const;

async function readInvitations(boardId: number): Promise<InvitationJson[]> {
  const { invitations } = await api<{ invitations: InvitationJson[] }>("GET", `${boardPath(boardId)}/all-invitations`);
  return invitations.filter(({ value }) => !value.used);
}

export type Invitations = ReturnType<typeof useInvitations>;

/**
 * No live event reports changes of invitations: they are loaded again on mount, when the window gets the focus,
 * and when members or roles change.
 */
export function useInvitations(boardId: number, members: readonly Member[], { enabled }: { enabled: boolean }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: [...invitationsKey(boardId), ...members.map(({ ID, role }) => `${ID} ${role}`)],
    queryFn: () => readInvitations(boardId),
    enabled,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
  const refresh = () => client.invalidateQueries({ queryKey: invitationsKey(boardId) });

  return {
    invitations: data,
    hasFailed: isError,
    retry: () => void refetch(),
    /** Each call throws the ApiError of a refusal. The new invitation replaces the old one. */
    async inviteAgain({ email, role }: InvitationJson["value"]) {
      await api("POST", `${boardPath(boardId)}/send-invitation`, { email, role }).finally(refresh);
    },
    async cancel(id: number) {
      await api("DELETE", `${boardPath(boardId)}/invitation/${id}`).finally(refresh);
    },
  };
}

/** The link of an open invitation. @throws ApiError */
export async function readInvitationLink(boardId: number, invitationId: number): Promise<string> {
  const { link } = await api<{ link: string }>(
    "GET",
    `/boards-app/v1/boards/${boardId}/invitations/${invitationId}/link`,
  );
  return link;
}
