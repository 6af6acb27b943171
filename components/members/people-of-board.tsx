"use client";
import { useRef } from "react";
import { useLocale } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { InvitationList } from "@/components/members/invitation-list";
import { MemberList } from "@/components/members/member-list";
import { ShareForm } from "@/components/members/share-form";
import { useInvitations } from "@/components/members/use-invitations";
import type { Viewer } from "@/lib/boards/abilities";

interface PeopleOfBoardProps {
  board: BoardJson;
  viewer: Viewer;
  canManage: boolean;
}

export function PeopleOfBoard({ board, viewer, canManage }: PeopleOfBoardProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const members = board.users.toSorted(
    (one, other) => one.display_name.localeCompare(other.display_name, locale) || one.ID - other.ID,
  );
  const canInvite = canManage && viewer.isPro;
  const invitationQuery = useInvitations(board.id, members, { enabled: canInvite });

  return (
    <>
      {canManage && (
        <ShareForm
          boardId={board.id}
          memberIds={members.map(({ ID }) => ID)}
          invitations={invitationQuery.invitations ?? []}
          viewer={viewer}
          inputRef={input}
        />
      )}
      {(members.length > 0 || canInvite) && (
        <div className="-mx-5 mt-4 max-h-[45dvh] min-h-32 overflow-y-auto overscroll-contain border-y border-gray-6">
          <MemberList
            boardId={board.id}
            members={members}
            me={viewer.id}
            canManage={canManage}
            fallbackFocus={() => input.current}
          />
          {canInvite && (
            <InvitationList
              boardId={board.id}
              viewer={viewer}
              invitationQuery={invitationQuery}
              fallbackFocus={() => input.current}
            />
          )}
        </div>
      )}
    </>
  );
}
