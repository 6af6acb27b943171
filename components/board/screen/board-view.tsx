"use client";
import dynamic from "next/dynamic";
import type { BoardJson } from "@/components/board-store/board-data";
import { Kanban } from "@/components/board/screen/kanban";
import { KeptTasks } from "@/components/board/views/kept-tasks";
import { RowSkeletons } from "@/components/board/views/row-skeletons";
import { ExtrasFromFilters } from "@/components/board/views/new-task-extras";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { type View, viewPathOf } from "@/components/board/views/views";

const loading = () => <RowSkeletons className="flex-1 bg-surface" />;

/** Only what the chosen view needs is loaded. */
const ListView = dynamic(() => import("@/components/board/list/list-view").then((file) => file.ListView), { loading });
const TableView = dynamic(() => import("@/components/board/table/table-view").then((file) => file.TableView), {
  loading,
});

interface ChosenViewProps extends Omit<BoardViewProps, "newTasksOn" | "layoutPath"> {
  board: BoardJson;
  view: View;
}

export const BoardView = (props: ChosenViewProps) => (
  <KeptTasks value={props.kept}>
    <ExtrasFromFilters value={props.extras}>
      <ChosenView {...props} />
    </ExtrasFromFilters>
  </KeptTasks>
);

function ChosenView({ view, ...props }: ChosenViewProps) {
  const ofBoard = { newTasksOn: props.board, layoutPath: viewPathOf(props.board.id) };
  if (view === "list") return <ListView {...props} {...ofBoard} />;
  if (view === "table") return <TableView {...props} {...ofBoard} />;

  const { board, windows, columns, abilities, taskMenu, clock, saving, onMore, onOpen } = props;
  return (
    <Kanban
      board={board}
      windows={windows}
      columns={columns}
      abilities={abilities}
      taskMenu={taskMenu}
      clock={clock}
      save={saving.save}
      onMore={onMore}
      onOpen={onOpen}
    />
  );
}
