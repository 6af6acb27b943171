"use client";
import { useTranslations } from "next-intl";
import { Plus } from "lucide-react";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { type Search, SearchPicker } from "@/components/ui/pickers/search-picker";
import { api } from "@/lib/api";
import type { SearchJson } from "@/lib/search/present-all";
import type { SheetTask } from "@/lib/timesheet/sheet";

interface AddRowProps {
  view: Pick<TimesheetView, "board" | "writable">;
  tasks: readonly SheetTask[];
  onAdd: (task: SheetTask) => void;
}

const MOST_FOUND = 50;

/** Finds tasks on which the reader may log time. */
export function AddRow({ view: { board, writable }, tasks, onAdd }: AddRowProps) {
  const t = useTranslations("timesheet.addRow");
  const search: Search<SheetTask> = {
    texts: {
      label: t("tasks"),
      placeholder: t("placeholder"),
      searching: t("searching"),
      none: t("none"),
      failed: t("failed"),
    },
    find: async (text) => (await findTasks(text, board?.id)).filter(({ boardId }) => writable.includes(boardId)),
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
  const query = new URLSearchParams({
    query: text,
    per_page: String(MOST_FOUND),
    ...(boardId !== undefined && { scope: String(boardId) }),
  });
  const { tasks } = await api<SearchJson>("GET", `/boards-app/v1/search?${query}`);
  return tasks.data.map(({ id, title, parent, board }) => ({
    ...{ id, title, parent: parent?.title ?? null, boardId: board.id, board: board.title },
    readOnly: null,
  }));
}
