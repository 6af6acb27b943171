"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board/board-data";
import { newId, type Save } from "@/components/board/use-save";
import type { ClockOnScreen } from "@/lib/dates-on-screen";
import type { StageJson } from "@/lib/stages/present";

interface NewTaskProps {
  board: BoardJson;
  stage: StageJson;
  clock: ClockOnScreen;
  at: "start" | "end";
  save: Save["save"];
  onClose: () => void;
}

/** Type and Enter; the field stays for the next one. */
export function NewTask({ stage, at, save, onClose }: NewTaskProps) {
  const [title, setTitle] = useState("");

  function add() {
    if (title.trim() === "") return;
    save({ kind: "create-task", id: newId(), stageId: stage.id, title: title.trim(), at, extras: {} });
    setTitle("");
  }

  return (
    <div className="px-2 pb-2">
      <textarea
        aria-label="Title of the new task"
        placeholder="What is to be done?"
        rows={2}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") {
            event.preventDefault();
            add();
          } else if (event.key === "Escape") onClose();
        }}
        autoFocus
        className="w-full resize-none rounded-md border border-gray-8 bg-field px-3 py-2 text-base"
      />
    </div>
  );
}
