"use client";
import dynamic from "next/dynamic";
import { KeptTasks } from "@/components/board/views/kept-tasks";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { SelectedOnBoards } from "@/components/my-tasks/screen/selected-on-boards";
import type { View } from "@/components/my-tasks/screen/my-tasks-header";

/** Only what the chosen view needs is loaded. */
const ListView = dynamic(() => import("@/components/board/list/list-view").then((file) => file.ListView));
const TableView = dynamic(() => import("@/components/board/table/table-view").then((file) => file.TableView));

export const ChosenView = ({ view, ...props }: BoardViewProps & { view: View }) => (
  <div className="relative flex min-h-0 flex-1 flex-col">
    <KeptTasks value={props.kept}>{view === "list" ? <ListView {...props} /> : <TableView {...props} />}</KeptTasks>
    <SelectedOnBoards {...props} />
  </div>
);
