"use client";
import { useRef, useState } from "react";
import { type Member, MemberRow } from "@/components/members/member-row";
import { useMembers } from "@/components/members/use-members";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/components/ui/feedback/toasts";

interface MemberListProps {
  boardId: number;
  members: readonly Member[];
  me: number;
  canManage: boolean;
  /** Gets the focus when the last row disappears. */
  focusBehind: () => HTMLElement | null;
}

/** The confirmation dialog is outside the rows, because its row disappears before it closes. */
export function MemberList({ boardId, members, me, canManage, focusBehind }: MemberListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { remove } = useMembers(boardId);
  const [asked, setAsked] = useState<{ member: Member; nextId: number | undefined } | null>(null);
  const name = asked?.member.display_name ?? "";
  const rowOf = (id: number | undefined) => list.current?.querySelector(`[data-member="${id}"]`);

  async function removeAsked() {
    if (!asked) return;
    await remove(asked.member.ID);
    toast(`${name} was removed`);
  }

  function focusAfterwards(): HTMLElement | null {
    if (rowOf(asked?.member.ID)) return null;
    const controls = rowOf(asked?.nextId)?.querySelectorAll<HTMLElement>("button, select") ?? [];
    return [...controls].at(-1) ?? focusBehind();
  }

  return (
    <ConfirmDialog
      trigger={(ask) => (
        <ul ref={list} aria-label="Members" className="divide-y divide-gray-6">
          {members.map((member, at) => (
            <MemberRow
              key={member.ID}
              boardId={boardId}
              member={member}
              isMe={member.ID === me}
              canManage={canManage}
              onRemove={() => {
                setAsked({ member, nextId: members[at + 1]?.ID });
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
      finalFocus={focusAfterwards}
    />
  );
}
