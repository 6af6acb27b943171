"use client";
import { startTransition, useOptimistic } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FolderInput } from "lucide-react";
import { folderCalls } from "@/components/board-list/folders/folder-calls";
import { useBoardSearch, type FoundBoard } from "@/components/board-store/find-boards";
import { SearchPicker } from "@/components/ui/pickers/search-picker";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface BoardsOfFolderProps {
  id: number;
  boardIds: readonly number[];
}

export function BoardsOfFolder({ id, boardIds }: BoardsOfFolderProps) {
  const t = useTranslations("boards.folders");
  const router = useRouter();
  const [shown, show] = useOptimistic(boardIds);

  const toggle = ({ id: boardId }: FoundBoard) =>
    startTransition(async () => {
      const isIn = shown.includes(boardId);
      show(isIn ? shown.filter((each) => each !== boardId) : [...shown, boardId]);
      await (isIn ? folderCalls.take(id, boardId) : folderCalls.put(id, boardId)).catch((error: unknown) =>
        toast(errorMessage(error), "error"),
      );
      router.refresh();
    });

  return (
    <SearchPicker
      text={t("chooseBoards")}
      label={t("chooseForFolder")}
      Icon={FolderInput}
      search={useBoardSearch()}
      multiple
      chosen={shown}
      onToggle={toggle}
    />
  );
}
