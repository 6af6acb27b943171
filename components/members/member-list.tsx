"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
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
  fallbackFocus: () => HTMLElement | null;
}

/** The confirmation dialog is outside the rows, because its row disappears before it closes. */
export function MemberList({ boardId, members, me, canManage, fallbackFocus }: MemberListProps) {
  const t = useTranslations("members.list");
  const actions = useTranslations("ui.actions");
  const list = useRef<HTMLUListElement>(null);
  const { remove } = useMembers(boardId);
  const [removal, setRemoval] = useState<{ member: Member; nextId: number | undefined } | null>(null);
  const name = removal?.member.display_name ?? "";
  const rowOf = (id: number | undefined) => list.current?.querySelector(`[data-member="${id}"]`);

  async function confirmRemoval() {
    if (!removal) return;
    await remove(removal.member.ID);
    toast(t("removed", { name }));
  }

  function focusAfterRemoval(isDone: boolean): HTMLElement | null {
    if (!isDone && rowOf(removal?.member.ID)) return null;
    const controls = rowOf(removal?.nextId)?.querySelectorAll<HTMLElement>("button, select") ?? [];
    return [...controls].at(-1) ?? fallbackFocus();
  }

  return (
    <ConfirmDialog
      trigger={(ask) => (
        <ul ref={list} aria-label={t("label")} className="divide-y divide-gray-6">
          {members.map((member, at) => (
            <MemberRow
              key={member.ID}
              boardId={boardId}
              member={member}
              isMe={member.ID === me}
              canManage={canManage}
              onRemove={() => {
                setRemoval({ member, nextId: members[at + 1]?.ID });
                ask();
              }}
            />
          ))}
        </ul>
      )}
      title={t("removeTitle", { name })}
      text={t("removeText")}
      confirm={actions("remove")}
      onConfirm={confirmRemoval}
      finalFocus={focusAfterRemoval}
    />
  );
}
