"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { Plus } from "lucide-react";
import { RoleSelect } from "@/components/members/role-select";
import { membershipCalls, type Role } from "@/components/members/roles";
import { useBoardSearch, type FoundBoard } from "@/components/shell/find-boards";
import { SearchPicker } from "@/components/ui/pickers/search-picker";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface AddBoardProps {
  ref: React.Ref<HTMLDivElement>;
  personId: number;
  /** Boards on which the person already is. */
  boardIds: readonly number[];
}

export function AddBoard({ ref, personId, boardIds }: AddBoardProps) {
  const router = useRouter();
  const [role, setRole] = useState<Role>("Member");

  async function choose({ id, title }: FoundBoard) {
    const { add, changeRole } = membershipCalls(id);
    try {
      await add(personId, role);
      if (role === "Admin") await changeRole(personId, role);
      toast(`Added to “${title}”`);
    } catch (error) {
      toast(errorMessage(error), "error");
    }
    router.refresh();
  }

  return (
    <div ref={ref} className="flex flex-wrap items-center gap-2">
      <SearchPicker
        text="Add to a board"
        Icon={Plus}
        kind="primary"
        size="small"
        search={useBoardSearch()}
        without={boardIds}
        onToggle={choose}
      />
      <span className="text-gray-11">as</span>
      <RoleSelect label="Role on the new board" role={role} onChoose={setRole} />
    </div>
  );
}
