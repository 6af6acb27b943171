"use client";
import { useState } from "react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { X } from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import { RoleSelect } from "@/components/members/role-select";
import { roleKey, type Role } from "@/components/members/roles";
import { useMembers } from "@/components/members/use-members";
import { Button } from "@/components/ui/controls/button";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";

export type Member = BoardJson["users"][number];

interface MemberRowProps {
  boardId: number;
  member: Member;
  isMe: boolean;
  canManage: boolean;
  onRemove: () => void;
}

export function MemberRow({ boardId, member, isMe, canManage, onRemove }: MemberRowProps) {
  const { ID, display_name, photo, role } = member;
  const t = useTranslations("members");
  const { changeRole } = useMembers(boardId);
  const [pendingRole, setPendingRole] = useState<Role | null>(null);
  const [problem, setProblem] = useState("");

  async function choose(next: Role) {
    setPendingRole(next);
    setProblem("");
    await changeRole(ID, next).catch((error: unknown) => setProblem(errorMessage(error)));
    setPendingRole(null);
  }

  return (
    <li data-member={ID} className="px-5 py-2">
      <div className="flex min-h-9 items-center gap-3 max-sm:gap-2">
        <PersonAvatar id={ID} name={display_name} photo={photo} size={32} />
        <MemberName member={member} isMe={isMe} />
        {!canManage && <span className="shrink-0 text-gray-11">{t(`roles.${roleKey(role)}`)}</span>}
        {canManage && (
          <div className="flex shrink-0 items-center gap-1 max-sm:-me-3">
            <RoleSelect
              label={t("list.role", { name: display_name })}
              role={pendingRole ?? role}
              busy={pendingRole !== null}
              onChoose={choose}
            />
            {isMe ? (
              <span className="w-8 pointer-coarse:w-11" />
            ) : (
              <Button kind="quiet" size="icon" aria-label={t("list.remove", { name: display_name })} onClick={onRemove}>
                <X aria-hidden className="size-4" strokeWidth={1.5} />
              </Button>
            )}
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

/** A long name is cut, so that a member is one line on phones, too. */
function MemberName({ member, isMe }: Pick<MemberRowProps, "member" | "isMe">) {
  const { ID, display_name, user_email, user_status } = member;
  const t = useTranslations("members.list");
  return (
    <Link
      href={`/people/${ID}`}
      title={display_name}
      className="group/name min-w-0 flex-1 rounded-sm pointer-coarse:min-h-11"
    >
      <p className="flex gap-1 font-medium underline-offset-2 group-hover/name:underline">
        <bdi className="min-w-0 truncate">{display_name}</bdi>
        {isMe && <span className="shrink-0 font-normal text-gray-11"> {t("you")}</span>}
      </p>
      <p className="flex items-center gap-1.5 text-sm text-gray-11">
        {user_status === "1" && (
          <span className="shrink-0 rounded-sm bg-gray-4 px-1.5 text-xs font-medium text-gray-12">
            {t("deactivated")}
          </span>
        )}
        <span dir="ltr" className="min-w-0 truncate">
          {user_email}
        </span>
      </p>
    </Link>
  );
}
