"use client";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { Plus } from "lucide-react";
import { StageRow } from "@/components/board-list/new-board/stage-row";
import {
  type StageDraft,
  withStage,
  withStageAfter,
  withStageMoved,
} from "@/components/board-list/new-board/stage-drafts";
import { Button } from "@/components/ui/controls/button";

interface StageEditorProps {
  stages: StageDraft[];
  onChange: (stages: StageDraft[]) => void;
  /** Enter adds a stage instead of submitting the form. */
  enterAdds?: boolean;
}

export function StageEditor({ stages, onChange, enterAdds = false }: StageEditorProps) {
  const t = useTranslations("boards.stages");
  const list = useRef<HTMLOListElement>(null);
  const nextFocus = useRef<string>(undefined);
  const [announcement, announce] = useState("");
  // The next element to focus may not be rendered yet.
  useEffect(() => {
    if (nextFocus.current) list.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = undefined;
  });

  function focusOn(key: number | undefined, part = "title") {
    if (key !== undefined) nextFocus.current = `[data-stage="${key}"] [data-part="${part}"]`;
  }

  function add(at: number) {
    const { stages: more, key } = withStageAfter(stages, at);
    focusOn(key);
    onChange(more);
  }

  function remove(at: number) {
    focusOn((stages[at - 1] ?? stages[at + 1])?.key);
    onChange(stages.toSpliced(at, 1));
  }

  function move({ key, title }: StageDraft, by: -1 | 1, part: string) {
    const moved = withStageMoved(stages, key, by);
    focusOn(key, part);
    onChange(moved);
    const place = moved.findIndex((stage) => stage.key === key) + 1;
    announce(t("moved", { titled: title ? "yes" : "no", title, place, count: moved.length }));
  }

  return (
    <div>
      <ol ref={list} aria-label={t("list")} className="flex flex-col gap-2">
        {stages.map((stage, at) => (
          <StageRow
            key={stage.key}
            stage={stage}
            place={at + 1}
            isLast={at === stages.length - 1}
            onChange={(changed) => onChange(withStage(stages, stage.key, changed))}
            onMove={(by, part) => move(stage, by, part)}
            onRemove={stages.length > 1 ? () => remove(at) : undefined}
            onEnter={enterAdds ? () => add(at) : undefined}
          />
        ))}
      </ol>
      <Button kind="quiet" size="small" className="mt-2 -ms-2" onClick={() => add(stages.length - 1)}>
        <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        {t("add")}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
