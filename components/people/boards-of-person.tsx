"use client";
import { startTransition, useOptimistic, useRef, useState } from "react";
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
  const router = useRouter();
  const [shown, removeFromList] = useOptimistic(memberships, (all, boardId: number) =>
    all.filter((each) => each.boardId !== boardId),
  );
  const [membershipToRemove, setMembershipToRemove] = useState<MembershipView | null>(null);
  const adding = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  async function confirmRemoval() {
    if (!membershipToRemove) return;
    await membershipCalls(membershipToRemove.boardId)
      .remove(person.id)
      .catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
    toast(`${person.name} was removed from “${membershipToRemove.title}”`);
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
      title="Boards"
      text={textFor({ isMe, canManage })}
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
            emptyText={canManage || isMe ? "On no board yet." : "On no board that you see."}
            canManage={canManage}
            onRemove={(membership) => {
              setMembershipToRemove(membership);
              ask();
            }}
          />
        )}
        title={`Remove ${person.name} from “${membershipToRemove?.title}”?`}
        text="They no longer see the board and are taken off all its tasks. They can be added again, but not to their tasks at once."
        confirm="Remove"
        onConfirm={confirmRemoval}
        finalFocus={focusAfterRemoval}
      />
    </Section>
  );
}

interface MembershipListProps {
  ref: React.Ref<HTMLUListElement>;
  personId: number;
  memberships: readonly MembershipView[];
  emptyText: string;
  canManage: boolean;
  onRemove: (membership: MembershipView) => void;
}

function MembershipList({ ref, personId, memberships, emptyText, canManage, onRemove }: MembershipListProps) {
  if (memberships.length === 0) return <p className="px-4 py-4 text-gray-11">{emptyText}</p>;
  return (
    <Rows ref={ref} aria-label="Boards">
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

function textFor({ isMe, canManage }: { isMe: boolean; canManage: boolean }): string {
  if (canManage) return "Managers change who is on a board, members work on everything, viewers look.";
  return isMe ? "The boards that you are a member of." : "The boards that you share.";
}
