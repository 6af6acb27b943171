"use client";
import { useRef, useState } from "react";
import type { TaskCardJson } from "@/lib/tasks/present";

interface RenameTaskProps {
  task: TaskCardJson;
  onRename: (task: TaskCardJson, title: string) => void;
  onEnd: () => void;
}

/** A field that lies over the card: Enter or leaving saves, Escape gives up. */
export function RenameTask({ task, onRename, onEnd }: RenameTaskProps) {
  const [title, setTitle] = useState(task.title);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);

  function end(saves: boolean) {
    if (isDone.current) return;
    isDone.current = true;
    const wish = title.replace(/\s+/g, " ").trim();
    if (saves && wish !== "" && wish !== task.title) onRename(task, wish);
    onEnd();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // The card below moves by the same keys.
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
      aria-label={`Title of ${task.title}`}
      value={title}
      maxLength={255}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => setTitle(target.value.replace(/\n/g, " "))}
      onKeyDown={onKeyDown}
      onBlur={() => end(true)}
      className="absolute inset-x-0 top-0 z-10 field-sizing-content min-h-full w-full resize-none rounded-md border border-focus bg-field px-3 py-2 text-base leading-tight font-medium shadow-floating outline-2 outline-focus"
    />
  );
}
