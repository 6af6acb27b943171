"use client";
import dynamic from "next/dynamic";
import { mayEdit } from "@/components/board-store/board-in-view";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { withTexts } from "@/components/i18n/with-texts";
import { useSelection } from "@/components/selection/use-selection";
import { manyTasksTexts } from "@/generated/messages/parts/manyTasks";

type SelectedOnBoardsProps = Pick<
  BoardViewProps,
  "board" | "boards" | "viewer" | "clock" | "columns" | "tasks" | "saving"
>;

const BarOnBoards = dynamic(
  withTexts(manyTasksTexts, () =>
    import("@/components/my-tasks/screen/bar-on-boards").then((file) => file.BarOnBoards),
  ),
  { ssr: false },
);

/** What is selected of the person's tasks, with the bar that changes all of it. */
export function SelectedOnBoards({ board, boards, columns, tasks, viewer, clock, saving }: SelectedOnBoardsProps) {
  const source = { board, boards };
  const { ids, selected, isChoosing } = useSelection(columns, board.abilities.edit);
  const editable = (list: Iterable<number>) =>
    [...list].flatMap((id) => (tasks[id] && mayEdit(source, tasks[id]) ? tasks[id] : []));
  const chosen = editable(selected);
  if (chosen.length === 0 && !isChoosing) return null;
  return (
    <BarOnBoards {...{ source, viewer, clock, saving }} tasks={chosen} allIds={editable(ids).map(({ id }) => id)} />
  );
}
