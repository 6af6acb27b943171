"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Plus } from "lucide-react";
import { tasksKey } from "@/components/board-store/board-data";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import type { Direction, DependenciesProps } from "@/components/task/dependencies/dependencies";
import { useFoundTasks } from "@/components/task/dependencies/use-found-tasks";
import { buttonStyle } from "@/components/ui/controls/button";
import { Popover } from "@/components/ui/overlays/popover";
import { Picker } from "@/components/ui/pickers/picker";
import type { RelatedTaskJson } from "@/lib/dependencies/present";

interface AddRelatedProps extends Pick<DependenciesProps, "task" | "board"> {
  direction: Direction;
  related: readonly RelatedTaskJson[];
  onAdd: (task: RelatedTaskJson) => void;
  onRemove: (task: RelatedTaskJson) => void;
}

export function AddRelated({ direction, ...props }: AddRelatedProps) {
  const t = useTranslations("task.dependencies");
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t(`add.${direction}`)}
      trigger={
        <>
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
          {t("add.task")}
        </>
      }
      triggerStyle={buttonStyle({ kind: "quiet", size: "small" }, "-ms-2.5")}
      open={open}
      onOpenChange={setOpen}
      className="w-80 p-1"
    >
      <Candidates {...props} label={t(`add.${direction}`)} onDone={() => setOpen(false)} />
    </Popover>
  );
}

interface CandidatesProps extends Omit<AddRelatedProps, "direction"> {
  label: string;
  onDone: () => void;
}

/** Tasks of the same board; before anything is typed, those that are loaded. */
function Candidates({ task, board, related, label, onAdd, onRemove, onDone }: CandidatesProps) {
  const t = useTranslations("task.dependencies");
  const client = useQueryClient();
  const { found, problem, search } = useFoundTasks(task);
  const loaded = useQuery<LoadedTasks>({ queryKey: tasksKey(board.id), enabled: false }, client).data;
  const others = found ?? firstOf(loaded, task.id);
  const choices = [...related, ...others.filter((each) => !related.some(({ id }) => id === each.id))];
  const stageOf = ({ stage_id }: RelatedTaskJson) => board.stages.find(({ id }) => id === stage_id)?.title;

  function toggle(id: number) {
    const other = choices.find((each) => each.id === id);
    if (!other) return;
    if (related.includes(other)) onRemove(other);
    else onAdd(other);
    onDone();
  }

  return (
    <Picker
      label={label}
      choices={choices.map((each) => ({ value: each.id, text: each.title, hint: stageOf(each) }))}
      chosen={related.map(({ id }) => id)}
      onToggle={toggle}
      onSearch={search}
      searchPlaceholder={t("add.search")}
      empty={problem || t(found ? "add.none" : "add.type")}
    />
  );
}

const MOST = 20;

const firstOf = (loaded: LoadedTasks | undefined, taskId: number): RelatedTaskJson[] =>
  Object.values(loaded?.tasks ?? {})
    .filter(({ id, status }) => id > 0 && id !== taskId && status !== "closed")
    .sort((one, other) => other.id - one.id)
    .slice(0, MOST)
    .map(({ id, title, stage_id, status, board_id }) => ({ id, title, stage_id, status, board_id }));
