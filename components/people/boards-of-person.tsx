"use client";
import { startTransition, useOptimistic, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { membershipCalls } from "@/components/members/roles";
import { AddBoard } from "@/components/people/add-board";
import { BoardOfPersonRow } from "@/components/people/board-of-person-row";
import type { MembershipView } from "@/components/people/view-model";
import type { PersonPageProps } from "@/components/people/person-page-props";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Section } from "@/components/ui/overlays/panel";
import { isNotFound } from "@/components/ui/feedback/error-message";
import { Rows } from "@/components/ui/lists/rows";
import { toast } from "@/components/ui/feedback/toasts";

/** The confirmation dialog is outside the rows, because its row disappears before it closes. */
export function BoardsOfPerson({ person, memberships, isMe, canManage }: Omit<PersonPageProps, "canManageAccount">) {
  const t = useTranslations("people.boards");
  const actions = useTranslations("ui.actions");
  const router = useRouter();
  const [shown, removeFromList] = useOptimistic(memberships, (all, boardId: number) =>
    all.filter((each) => each.boardId !== boardId),
  );
  const [membershipToRemove, setMembershipToRemove] = useState<MembershipView | null>(null);
  const adding = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  async function confirmRemoval() {
    if (!membershipToRemove) return;
    await removeFromBoard(membershipToRemove.boardId, person.id);
    toast(t("removed", { name: person.name, board: membershipToRemove.title }));
    startTransition(() => {
      removeFromList(membershipToRemove.boardId);
      router.refresh();
    });
  }

  const focusAfterRemoval = (isDone: boolean) =>
    !isDone && list.current?.querySelector(`[data-board="${membershipToRemove?.boardId}"]`)
      ? null
      : (adding.current?.querySelector("button") ?? null);
  return (
    <Section
      id="boards"
      title={t("title")}
      text={t(textKey({ isMe, canManage }))}
      action={
        canManage &&
        !person.isDeactivated && (
          <AddBoard ref={adding} personId={person.id} boardIds={memberships.map(({ boardId }) => boardId)} />
        )
      }
    >
      <ConfirmDialog
        trigger={(ask) => (
          <MembershipList
            ref={list}
            personId={person.id}
            memberships={shown}
            emptyText={t(canManage || isMe ? "empty" : "emptyShared")}
            canManage={canManage}
            onRemove={(membership) => {
              setMembershipToRemove(membership);
              ask();
            }}
          />
        )}
        title={t("removeTitle", { name: person.name, board: membershipToRemove?.title ?? "" })}
        text={t("removeText")}
        confirm={actions("remove")}
        onConfirm={confirmRemoval}
        finalFocus={focusAfterRemoval}
      />
    </Section>
  );
}

/** Does nothing for a person who has left the board already. */
const removeFromBoard = (boardId: number, personId: number) =>
  membershipCalls(boardId)
    .remove(personId)
    .catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });

interface MembershipListProps {
  ref: React.Ref<HTMLUListElement>;
  personId: number;
  memberships: readonly MembershipView[];
  emptyText: string;
  canManage: boolean;
  onRemove: (membership: MembershipView) => void;
}

function MembershipList({ ref, personId, memberships, emptyText, canManage, onRemove }: MembershipListProps) {
  const t = useTranslations("people.boards");
  if (memberships.length === 0) return <p className="px-4 py-4 text-gray-11">{emptyText}</p>;
  return (
    <Rows ref={ref} aria-label={t("title")}>
      {memberships.map((membership) => (
        <BoardOfPersonRow
          key={membership.boardId}
          personId={personId}
          membership={membership}
          canManage={canManage && !membership.isArchived}
          onRemove={() => onRemove(membership)}
        />
      ))}
    </Rows>
  );
}

function textKey({ isMe, canManage }: { isMe: boolean; canManage: boolean }) {
  if (canManage) return "whatRolesMay";
  return isMe ? "mine" : "shared";
}
