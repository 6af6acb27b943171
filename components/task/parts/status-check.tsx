"use client";
import { useTranslations } from "next-intl";
import { Circle, CircleCheck } from "lucide-react";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface StatusCheckProps {
  task: ShownTask;
  mayEdit: boolean;
  onToggle: () => void;
  /** The key that does the same. */
  keys?: string;
  /** To tell several tasks apart. */
  title?: string;
}

export function StatusCheck({ task, mayEdit, onToggle, keys, title }: StatusCheckProps) {
  const t = useTranslations("taskParts.status");
  const isDone = task.status === "closed";
  const state = isDone || mayEdit ? "done" : "open";
  const label = title ? t(`${state}Of`, { title }) : t(state);
  const icon = isDone ? (
    <CircleCheck aria-hidden className="size-5 text-green-text" strokeWidth={1.5} />
  ) : (
    <Circle aria-hidden className="size-5 text-gray-9" strokeWidth={1.5} />
  );
  if (!mayEdit)
    return (
      <span role="img" aria-label={label} className="grid size-8 place-items-center">
        {icon}
      </span>
    );

  return (
    <Tooltip text={isDone ? t("reopen") : t("markAsDone")} keys={keys}>
      <button
        type="button"
        role="checkbox"
        aria-checked={isDone}
        aria-label={label}
        onClick={onToggle}
        className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-gray-4 pointer-coarse:size-11"
      >
        {icon}
      </button>
    </Tooltip>
  );
}
