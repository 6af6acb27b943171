"use client";
import { useTranslations } from "next-intl";
import { Plus } from "lucide-react";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { type Search, SearchPicker } from "@/components/ui/pickers/search-picker";
import { api } from "@/lib/api";
import type { FoundRow } from "@/lib/timesheet/choices";
import type { SheetTask } from "@/lib/timesheet/sheet";

interface AddRowProps {
  view: Pick<TimesheetView, "board">;
  tasks: readonly SheetTask[];
  onAdd: (task: SheetTask) => void;
}

/** Finds tasks on which the reader may log time. */
export function AddRow({ view: { board }, tasks, onAdd }: AddRowProps) {
  const t = useTranslations("timesheet.addRow");
  const search: Search<SheetTask> = {
    texts: {
      label: t("tasks"),
      placeholder: t("placeholder"),
      searching: t("searching"),
      none: t("none"),
      failed: t("failed"),
    },
    find: (text) => findTasks(text, board?.id),
    choiceOf: ({ id, title, board: on }) => ({ value: id, text: t("choice", { task: title, board: on }) }),
  };
  return (
    <SearchPicker
      text={t("add")}
      Icon={Plus}
      size="small"
      search={search}
      without={tasks.map(({ id }) => id)}
      closes
      onToggle={onAdd}
    />
  );
}

async function findTasks(text: string, boardId: number | undefined): Promise<SheetTask[]> {
  const query = new URLSearchParams({ query: text, ...(boardId !== undefined && { board_id: String(boardId) }) });
  const { tasks } = await api<{ tasks: FoundRow[] }>("GET", `/boards-app/v1/timesheet/rows?${query}`);
  return tasks.map(({ board, ...task }) => ({ ...task, boardId: board.id, board: board.title, readOnly: null }));
}
