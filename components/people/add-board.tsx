"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Plus } from "lucide-react";
import { RoleSelect } from "@/components/members/role-select";
import { membershipCalls, type Role } from "@/components/members/roles";
import { useBoardSearch, type FoundBoard } from "@/components/board-store/find-boards";
import { SearchPicker } from "@/components/ui/pickers/search-picker";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { ROLE_TITLES } from "@/lib/members/role-titles";

interface AddBoardProps {
  ref: React.Ref<HTMLDivElement>;
  personId: number;
  /** Boards on which the person already is. */
  boardIds: readonly number[];
}

export function AddBoard({ ref, personId, boardIds }: AddBoardProps) {
  const t = useTranslations("people.boards");
  const router = useRouter();
  const [role, setRole] = useState<Role>(ROLE_TITLES.member);

  async function choose({ id, title }: FoundBoard) {
    const { add, changeRole } = membershipCalls(id);
    try {
      await add(personId, role);
      if (role === ROLE_TITLES.manager) await changeRole(personId, role);
      toast(t("added", { board: title }));
    } catch (error) {
      toast(errorMessage(error), "error");
    }
    router.refresh();
  }

  return (
    <div ref={ref} className="flex flex-wrap items-center gap-2">
      <SearchPicker
        text={t("add")}
        Icon={Plus}
        kind="primary"
        size="small"
        search={useBoardSearch()}
        without={boardIds}
        onToggle={choose}
      />
      <span className="text-gray-11">{t("roleLabel")}</span>
      <RoleSelect label={t("newRole")} role={role} onChoose={setRole} />
    </div>
  );
}
