"use client";
import { startTransition, useOptimistic, useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { X } from "lucide-react";
import { BoardPaint } from "@/components/board-background/background-paint";
import { BoardLink } from "@/components/board-opening/board-link";
import { RoleSelect } from "@/components/members/role-select";
import { membershipCalls, roleKey, type Role } from "@/components/members/roles";
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
  const t = useTranslations("people.boards");
  const roles = useTranslations("members.roles");
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
        toast(t("gone", { board: title }), "error");
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
          {isArchived && <span className="shrink-0 text-sm text-gray-11">{t("archived")}</span>}
        </span>
        {!canManage && <span className="shrink-0 text-gray-11">{roles(roleKey(role))}</span>}
        {canManage && (
          <div className="flex shrink-0 items-center gap-1 max-sm:-me-2.5">
            <RoleSelect label={t("role", { board: title })} role={shown} busy={shown !== role} onChoose={choose} />
            <Button kind="quiet" size="icon" aria-label={t("remove", { board: title })} onClick={onRemove}>
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
