"use client";
import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { RenameTask } from "@/components/board/card/rename-task";
import type { TaskMenuProps } from "@/components/board/card/task-menu";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";

const look = buttonStyle(
  { kind: "quiet", size: "smallIcon" },
  "absolute end-1 top-1 bg-card opacity-0 in-data-list-row:inset-y-0 in-data-list-row:my-auto in-data-list-row:bg-transparent group-hover:opacity-100 group-focus-within:opacity-100 data-popup-open:opacity-100 pointer-coarse:end-0 pointer-coarse:top-0 pointer-coarse:bg-transparent pointer-coarse:opacity-100",
);
const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;

const cardOf = (button: HTMLElement | null) =>
  button?.closest("[data-task]")?.querySelector<HTMLElement>("[data-opens]");

const load = () => import("@/components/board/card/task-menu").then((file) => file.TaskMenu);

export function TaskMenuButton(props: TaskMenuProps) {
  const t = useTranslations("board.card");
  const { task, canEdit, actions } = props;
  if (task.id < 0) return null;
  if (actions.renamed?.taskId === task.id)
    return (
      <RenameTask
        task={task}
        rejected={actions.renamed.rejected}
        canEdit={canEdit}
        onRename={actions.rename}
        onEnd={actions.endRename}
      />
    );
  return (
    <LazyMenu
      label={t("actionsFor", { title: task.title })}
      button={dots}
      buttonStyle={look}
      tabIndex={-1}
      focusAfter={cardOf}
      load={load}
      menuProps={props}
    />
  );
}
