import { BoardCard } from "@/components/board-list/board-card";
import type { BoardCardJson } from "@/components/board-list/listed";

interface BoardGridProps {
  label: string;
  boards: BoardCardJson[];
}

export function BoardGrid({ label, boards }: BoardGridProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">
      {boards.map((board) => (
        <BoardCard key={board.id} board={board} />
      ))}
    </ul>
  );
}
