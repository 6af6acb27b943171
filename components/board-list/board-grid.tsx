import { BoardCard } from "@/components/board-list/board-card";
import type { BoardCardJson } from "@/components/board-list/view-model";
import type { VisibleFolder } from "@/lib/folders/list";

interface BoardGridProps {
  label: string;
  boards: BoardCardJson[];
  /** The folders for this person's boards; null when they may not file boards. */
  folders: VisibleFolder[] | null;
}

export function BoardGrid({ label, boards, folders }: BoardGridProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">
      {boards.map((board) => (
        <BoardCard key={board.id} board={board} folders={folders} />
      ))}
    </ul>
  );
}
