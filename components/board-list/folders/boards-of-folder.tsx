"use client";
import { startTransition, useOptimistic } from "react";
import { useRouter } from "next/navigation";
import { FolderInput } from "lucide-react";
import { folderCalls } from "@/components/board-list/folders/folder-calls";
import { findBoards } from "@/components/shell/find-boards";
import { buttonStyle } from "@/components/ui/controls/button";
import { Picker } from "@/components/ui/controls/picker";
import { Popover } from "@/components/ui/overlays/popover";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useSearch } from "@/components/ui/hooks/use-search";

interface BoardsOfFolderProps {
  id: number;
  boardIds: readonly number[];
}

export function BoardsOfFolder({ id, boardIds }: BoardsOfFolderProps) {
  const router = useRouter();
  const [shown, show] = useOptimistic(boardIds);
  const { text, found, problem, ask, searchDebounced } = useSearch(findBoards);

  const toggle = (boardId: number) =>
    startTransition(async () => {
      const isIn = shown.includes(boardId);
      show(isIn ? shown.filter((each) => each !== boardId) : [...shown, boardId]);
      await (isIn ? folderCalls.take(id, boardId) : folderCalls.put(id, boardId)).catch((error: unknown) =>
        toast(errorMessage(error), "error"),
      );
      router.refresh();
    });

  return (
    <Popover
      label="Choose boards of the folder"
      trigger={
        <>
          <FolderInput aria-hidden className="size-4" strokeWidth={1.5} />
          Choose boards
        </>
      }
      triggerStyle={buttonStyle({})}
      onOpenChange={(open) => open && void ask("")}
    >
      <Picker
        label="Boards"
        multiple
        choices={(found ?? []).map((board) => ({ value: board.id, text: board.title }))}
        chosen={shown}
        onToggle={toggle}
        onSearch={(typed) => searchDebounced(typed.trim())}
        searchPlaceholder="Search boards"
        empty={found ? "No board was found" : "Looking for boards…"}
      />
      {problem && <TryAgain problem={problem} onRetry={() => ask(text)} />}
    </Popover>
  );
}
