"use client";
import { useId } from "react";
import { useTranslations } from "next-intl";
import { LayoutTemplate, X } from "lucide-react";
import {
  isCopiedFromElsewhere,
  TASK_PARTS,
  type TaskPart,
  type TemplateTask,
} from "@/components/templates/tasks/template-tasks";
import { Button } from "@/components/ui/controls/button";
import { CheckBox } from "@/components/ui/controls/check-box";

interface FromTemplateProps {
  template: TemplateTask;
  /** Where the task is created. */
  boardId: number;
  parts: ReadonlySet<TaskPart>;
  onToggle: (part: TaskPart) => void;
  onRemove: () => void;
}

/** The template of a new task, and what is copied from it. */
export function FromTemplate({ template, boardId, parts, onToggle, onRemove }: FromTemplateProps) {
  const t = useTranslations("templates.tasks");
  const reasonId = useId();
  const isElsewhere = template.board_id !== boardId;
  const mayCopy = (part: TaskPart) => !isElsewhere || isCopiedFromElsewhere(part);
  return (
    <div className="rounded-md border border-gray-6 bg-gray-2">
      <div className="flex items-center gap-2 border-b border-gray-6 py-1 ps-3 pe-1">
        <LayoutTemplate aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.5} />
        <p className="min-w-0 flex-1 truncate">
          {t.rich("from", { title: template.title, name: (chunks) => <bdi className="font-medium">{chunks}</bdi> })}
        </p>
        <Button kind="quiet" size="icon" aria-label={t("remove")} onClick={onRemove}>
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </div>
      <fieldset className="min-w-0 px-3 pt-2 pb-3">
        <legend className="sr-only">{t("copy")}</legend>
        <p aria-hidden className="text-sm font-medium">
          {t("copy")}
        </p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
          {TASK_PARTS.map((part) => (
            <li key={part}>
              <CheckBox
                label={t(`parts.${part}`)}
                checked={mayCopy(part) && parts.has(part)}
                disabled={!mayCopy(part)}
                describedBy={mayCopy(part) ? undefined : reasonId}
                onChange={() => onToggle(part)}
              >
                <span className={mayCopy(part) ? "" : "text-gray-11"}>{t(`parts.${part}`)}</span>
              </CheckBox>
            </li>
          ))}
        </ul>
        <p id={reasonId} className="mt-1 text-sm text-gray-11">
          {isElsewhere ? t("elsewhereHint") : t("always")}
        </p>
      </fieldset>
    </div>
  );
}
