"use client";
import { useMemo, useState } from "react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Links } from "@/components/board/timeline/links/use-links";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";
import { Picker } from "@/components/ui/pickers/picker";
import { filterChoices } from "@/components/ui/hooks/filter-choices";

interface LinksPopoverProps extends Pick<BoardViewProps, "board" | "tasks"> {
  task: StoredTask;
  links: Links;
  open: boolean;
  anchor: () => HTMLElement | null;
  onClose: () => void;
}

/** More would only make the list slow: typing narrows it. */
const MOST = 50;

/** The tasks that a task blocks: those that it does first, then all others. */
export function LinksPopover({ task, board, tasks, links, open, anchor, onClose }: LinksPopoverProps) {
  const t = useTranslations("boardTimeline.links");
  const pickers = useTranslations("ui.pickers");
  const [typed, setTyped] = useState("");
  const label = t("title", { title: task.title });
  const blocked = links.all
    .filter(({ predecessor_id }) => predecessor_id === task.id)
    .map(({ successor_id }) => successor_id);
  // What was blocked when the list opened stays at its top, so that nothing moves under the pointer.
  const [first] = useState(() => new Set(blocked));
  const choices = useMemo(() => choicesOf(task, board.stages, tasks, first), [task, board.stages, tasks, first]);
  const toggle = (id: number) => {
    const link = { predecessor_id: task.id, successor_id: id };
    if (links.has(link)) links.remove(link);
    else links.add(task.id, id);
  };
  return (
    <AnchoredPopover
      label={label}
      anchor={anchor}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      align="start"
      className="w-80 p-1"
    >
      <p className="px-2.5 py-1.5 text-sm font-medium">{label}</p>
      <Picker
        label={label}
        multiple
        choices={filterChoices(choices, typed).slice(0, MOST)}
        chosen={blocked}
        onToggle={toggle}
        onSearch={setTyped}
        searchPlaceholder={t("search")}
        empty={typed ? pickers("nothingFound") : t("none")}
      />
    </AnchoredPopover>
  );
}

function choicesOf(
  { id: own }: StoredTask,
  stages: BoardViewProps["board"]["stages"],
  tasks: BoardViewProps["tasks"],
  first: ReadonlySet<number>,
) {
  const names = new Map(stages.map(({ id, title }) => [id, title]));
  return Object.values(tasks)
    .filter(({ id }) => id > 0 && id !== own)
    .map(({ id, title, stage_id }) => ({ value: id, text: title, hint: names.get(stage_id ?? 0) }))
    .sort((one, other) => Number(first.has(other.value)) - Number(first.has(one.value)));
}
