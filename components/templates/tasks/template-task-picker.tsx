"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { LayoutTemplate } from "lucide-react";
import { readTemplateTasks, type TemplateTask } from "@/components/templates/tasks/template-tasks";
import { buttonStyle } from "@/components/ui/controls/button";
import { useSearch } from "@/components/ui/hooks/use-search";
import { Popover } from "@/components/ui/overlays/popover";
import { TryAgain } from "@/components/ui/pages/try-again";
import { Picker } from "@/components/ui/pickers/picker";

interface TemplateTaskPickerProps {
  /** Where the task is created: its own templates come first. */
  boardId: number;
  /** Without words, where there is little room. */
  isIcon?: boolean;
  onChoose: (template: TemplateTask) => void;
}

/** All template tasks that the person can see, read once whenever it is opened. */
export function TemplateTaskPicker({ boardId, isIcon = false, onChoose }: TemplateTaskPickerProps) {
  const t = useTranslations("templates.tasks");
  const [open, setOpen] = useState(false);
  const { found, problem, ask } = useSearch(readTemplateTasks);
  const shown = [...(found ?? [])].sort(
    (one, other) => Number(other.board_id === boardId) - Number(one.board_id === boardId),
  );

  function choose(id: number) {
    const template = shown.find((each) => each.id === id);
    setOpen(false);
    if (template) onChoose(template);
  }

  return (
    <Popover
      label={t("choose")}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) void ask("");
      }}
      triggerStyle={buttonStyle({ size: isIcon ? "icon" : "small", kind: "quiet" })}
      trigger={
        <>
          <LayoutTemplate aria-hidden className="size-4" strokeWidth={1.5} />
          {!isIcon && t("choose")}
        </>
      }
    >
      <Picker
        label={t("list")}
        choices={shown.map(({ id, title, board_id }) => ({
          value: id,
          text: title,
          hint: board_id === boardId ? undefined : t("elsewhere"),
        }))}
        chosen={[]}
        onToggle={choose}
        searchPlaceholder={t("search")}
        empty={problem ? t("failed") : found ? t("none") : t("searching")}
      />
      {problem && <TryAgain problem={problem} onRetry={() => void ask("")} />}
    </Popover>
  );
}
