"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { maxLengthFor } from "@/components/ui/controls/field";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface RenameTaskProps {
  task: TaskCardJson;
  rejected?: string;
  canEdit: boolean;
  /** The task as it was when the edit began. */
  onRename: (task: TaskCardJson, title: string) => void;
  onEnd: () => void;
}

/**
 * Enter or blur saves, Escape cancels. After losing the right to edit, blur keeps the field open, so that the text
 * is not lost.
 */
export function RenameTask({ task, rejected, canEdit, onRename, onEnd }: RenameTaskProps) {
  const t = useTranslations("board.card");
  const [begun] = useState(task);
  const [title, setTitle] = useState(rejected ?? task.title);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const wish = title.replace(/\s+/g, " ").trim();
  const isChanged = title !== begun.title && wish !== "" && wish !== begun.title;
  useUnsavedWarning(isChanged);

  function end(saves: boolean) {
    if (isDone.current) return;
    isDone.current = true;
    onEnd();
    if (saves && isChanged) onRename(begun, wish);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // The card below handles the same keys.
    event.stopPropagation();
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    const link = field.current?.closest("article")?.querySelector<HTMLElement>("a[href]");
    end(event.key === "Enter");
    link?.focus();
  }

  return (
    <textarea
      ref={field}
      autoFocus
      dir="auto"
      aria-label={t("titleOf", { title: task.title })}
      value={title}
      maxLength={maxLengthFor(rejected ?? begun.title)}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => setTitle(target.value.replace(/\n/g, " "))}
      onKeyDown={onKeyDown}
      onBlur={() => canEdit && end(true)}
      className="absolute inset-x-0 top-0 z-10 field-sizing-content min-h-full w-full resize-none rounded-md border border-focus bg-field px-3 py-2 text-base leading-tight font-medium shadow-floating outline-2 outline-focus"
    />
  );
}
