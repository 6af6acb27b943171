"use client";
import { startTransition, useOptimistic, useState } from "react";
import { useRouter } from "next/navigation";
import { X } from "lucide-react";
import { BoardPaint } from "@/components/board-background/background-paint";
import { BoardLink } from "@/components/board-opening/board-link";
import { RoleSelect } from "@/components/members/role-select";
import { membershipCalls, roleName, type Role } from "@/components/members/roles";
import type { MembershipView } from "@/components/people/view-model";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { isNotFound, errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import { toast } from "@/components/ui/feedback/toasts";

interface BoardOfPersonRowProps {
  personId: number;
  membership: MembershipView;
  canManage: boolean;
  onRemove: () => void;
}

export function BoardOfPersonRow({ personId, membership, canManage, onRemove }: BoardOfPersonRowProps) {
  const { boardId, title, background, isArchived, role } = membership;
  const router = useRouter();
  const [shown, show] = useOptimistic<Role>(role);
  const [problem, setProblem] = useState("");

  const choose = (next: Role) =>
    startTransition(async () => {
      show(next);
      setProblem("");
      try {
        await membershipCalls(boardId).changeRole(personId, next);
        router.refresh();
      } catch (error) {
        if (!isNotFound(error)) return setProblem(errorMessage(error));
        toast(`They are no longer on “${title}”`, "error");
        router.refresh();
      }
    });

  return (
    <li data-board={boardId} className="px-4 py-2">
      <div className="flex min-h-9 items-center gap-x-3">
        <span className="relative size-6 shrink-0 overflow-hidden rounded-sm bg-gray-4 max-sm:hidden">
          <BoardPaint small background={background} />
        </span>
        <span className="flex min-w-0 flex-1 items-center gap-2">
          <BoardLink
            board={{ id: boardId, title, background }}
            className={classNames(
              TEXT_LINK,
              "min-w-0 content-center text-gray-12 wrap-anywhere pointer-coarse:min-h-11",
            )}
          >
            <bdi className="line-clamp-3">{title}</bdi>
          </BoardLink>
          {isArchived && <span className="shrink-0 text-sm text-gray-11">Archived</span>}
        </span>
        {!canManage && <span className="shrink-0 text-gray-11">{roleName(role)}</span>}
        {canManage && (
          <div className="flex shrink-0 items-center gap-1 max-sm:-me-2.5">
            <RoleSelect label={`Role on ${title}`} role={shown} busy={shown !== role} onChoose={choose} />
            <Button kind="quiet" size="icon" aria-label={`Remove from ${title}`} onClick={onRemove}>
              <X aria-hidden className="size-4" strokeWidth={1.5} />
            </Button>
          </div>
        )}
      </div>
      {problem && (
        <ProblemLine role="alert" className="mt-1">
          {problem}
        </ProblemLine>
      )}
    </li>
  );
}
