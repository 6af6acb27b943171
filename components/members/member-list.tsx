"use client";
import { useState } from "react";
import { type Member, MemberRow } from "@/components/members/member-row";
import { useMembers } from "@/components/members/use-members";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toasts";

interface MemberListProps {
  boardId: number;
  members: readonly Member[];
  me: number;
  canManage: boolean;
}

/** The question stands outside the rows: one of them is gone before it is closed. */
export function MemberList({ boardId, members, me, canManage }: MemberListProps) {
  const { remove } = useMembers(boardId);
  const [asked, setAsked] = useState<Member | null>(null);
  const name = asked?.display_name ?? "";

  async function removeAsked() {
    if (!asked) return;
    await remove(asked.ID);
    toast(`${name} was removed`);
  }

  return (
    <ConfirmDialog
      trigger={(ask) => (
        <ul aria-label="Members" className="-mx-5 mt-4 max-h-[50dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6">
          {members.map((member) => (
            <MemberRow
              key={member.ID}
              boardId={boardId}
              member={member}
              isMe={member.ID === me}
              canManage={canManage}
              onRemove={(wished) => {
                setAsked(wished);
                ask();
              }}
            />
          ))}
        </ul>
      )}
      title={`Remove ${name}?`}
      text="They no longer see the board and are taken off all its tasks. You can add them again, but not to their tasks at once."
      confirm="Remove"
      onConfirm={removeAsked}
    />
  );
}
