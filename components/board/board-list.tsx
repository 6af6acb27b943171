import { SquareKanban } from "lucide-react";
import { Badge, Facts, Row, Rows } from "@/components/ui/rows";
import type { presentBoardInList } from "@/lib/boards/present";

interface BoardListProps {
  boards: ReturnType<typeof presentBoardInList>[];
  total: number;
}

export function BoardList({ boards, total }: BoardListProps) {
  return (
    <>
      <Rows aria-labelledby="boards">
        {boards.map(({ id, title, is_pinned, settings, completed_tasks_count, users }) => (
          <Row
            key={id}
            icon={<SquareKanban aria-hidden className="size-4" strokeWidth={1.5} />}
            title={title}
            badge={is_pinned && <Badge>Pinned</Badge>}
            facts={<Facts>{[taskWords(settings.tasks_count, completed_tasks_count), peopleWords(users.length)]}</Facts>}
          />
        ))}
      </Rows>
      {total > boards.length && (
        <p className="border-t border-gray-6 px-4 py-2.5 text-sm text-gray-11 tabular-nums">
          The first {boards.length} of {total} boards.
        </p>
      )}
    </>
  );
}

function peopleWords(count: number): string {
  if (count === 0) return "Nobody on it yet";
  return count === 1 ? "1 person" : `${count} people`;
}

function taskWords(count: number, completed: string): string {
  if (count === 0) return "No tasks";
  return `${completed} of ${count} ${count === 1 ? "task" : "tasks"} done`;
}
