"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { Plus } from "lucide-react";
import { RoleSelect } from "@/components/members/role-select";
import { membershipCalls, type Role } from "@/components/members/roles";
import { noBoardsMessage } from "@/components/people/board-chooser";
import { findBoards } from "@/components/shell/find-boards";
import { buttonStyle } from "@/components/ui/controls/button";
import { Picker } from "@/components/ui/controls/picker";
import { Popover } from "@/components/ui/overlays/popover";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useSearch } from "@/components/ui/hooks/use-search";

interface AddBoardProps {
  ref: React.Ref<HTMLDivElement>;
  personId: number;
  /** Boards on which the person already is. */
  boardIds: readonly number[];
}

const NONE: readonly number[] = [];

export function AddBoard({ ref, personId, boardIds }: AddBoardProps) {
  const router = useRouter();
  const [role, setRole] = useState<Role>("Member");
  const { text, found, problem, ask, searchDebounced } = useSearch(findBoards);
  const left = (found ?? []).filter(({ id }) => !boardIds.includes(id));

  async function choose(boardId: number) {
    const { add, changeRole } = membershipCalls(boardId);
    try {
      await add(personId, role);
      if (role === "Admin") await changeRole(personId, role);
      toast(`Added to “${found?.find(({ id }) => id === boardId)?.title}”`);
    } catch (error) {
      toast(errorMessage(error), "error");
    }
    router.refresh();
  }

  return (
    <div ref={ref} className="flex flex-wrap items-center gap-2">
      <Popover
        label="Add to a board"
        trigger={
          <>
            <Plus aria-hidden className="size-4" strokeWidth={1.5} />
            Add to a board
          </>
        }
        triggerStyle={buttonStyle({ kind: "primary", size: "small" })}
        onOpenChange={(open) => open && void ask("")}
      >
        <Picker
          label="Boards"
          choices={left.map(({ id, title }) => ({ value: id, text: title }))}
          chosen={NONE}
          onToggle={choose}
          onSearch={(typed) => searchDebounced(typed.trim())}
          searchPlaceholder="Search boards"
          empty={noBoardsMessage(found !== null, problem !== "")}
        />
        {problem && <TryAgain problem={problem} onRetry={() => ask(text)} />}
      </Popover>
      <span className="text-gray-11">as</span>
      <RoleSelect label="Role on the new board" role={role} onChoose={setRole} />
    </div>
  );
}
