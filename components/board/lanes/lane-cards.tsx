"use client";
import { useRef, useState } from "react";
import { useAllLastFocused } from "@/components/board/drag/tab-stop";
import { TaskCard } from "@/components/board/card/task-card";
import { FIRST_CARDS } from "@/components/board/lanes/lane-section";
import { useOnNear } from "@/components/board/lanes/use-on-near";
import { lastUsedRowOf } from "@/components/board/list/focused-row";
import type { ListRow } from "@/components/board/list/rows";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useAlwaysRendered } from "@/components/drag/focus";

interface LaneCardsProps {
  view: BoardViewProps;
  cellId: number;
  title: string;
  rows: readonly ListRow[];
  canMove: boolean;
  howToId: string;
}

/** Draws the first cards, and more of them whenever their end comes near the view. */
export function LaneCards({ view, cellId, title, rows, canMove, howToId }: LaneCardsProps) {
  const [count, setCount] = useState(FIRST_CARDS);
  const needed = useAlwaysRendered((id) => rows.findIndex((row) => row.id === id));
  const drawn = rows.slice(0, Math.max(count, ...needed.map((index) => index + 1)));
  const lastFocused = useAllLastFocused()[cellId];
  const tabStop = drawn.find(({ id }) => id === lastFocused) ?? drawn.find(({ task }) => task.id > 0);
  const end = useRef<HTMLLIElement>(null);
  useOnNear(end, drawn.length < rows.length ? drawn.length : null, () => setCount(drawn.length + FIRST_CARDS));
  const { clock, taskMenu, onOpen, actions } = view;
  return (
    <ol aria-label={title} className="min-h-9">
      {drawn.map((row, index) => (
        <li key={row.id} data-index={index} aria-setsize={rows.length} aria-posinset={index + 1} className="pb-2">
          <TaskCard
            task={row.task}
            rowId={row.id}
            isTabStop={row === tabStop}
            clock={clock}
            canMove={canMove}
            howToId={howToId}
            menu={isRenamedElsewhere(row, actions) ? noMenu : taskMenu}
            onOpen={onOpen}
          />
        </li>
      ))}
      {drawn.length < rows.length && <li ref={end} aria-hidden className="h-17" />}
    </ol>
  );
}

const noMenu = () => null;

/** Of several cards of a task only one has the field for its title. */
const isRenamedElsewhere = ({ id, task }: ListRow, { renamed }: BoardViewProps["actions"]): boolean =>
  renamed?.taskId === task.id && lastUsedRowOf(task.id) !== id;
