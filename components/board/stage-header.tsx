"use client";
import { Plus } from "lucide-react";
import type { Save } from "@/components/board/use-save";
import { Button } from "@/components/ui/button";
import type { May } from "@/lib/boards/may";
import type { StageJson } from "@/lib/stages/present";

interface StageHeaderProps {
  stage: StageJson;
  stages: readonly StageJson[];
  titleId: string;
  count: number;
  may: May;
  save: Save["save"];
  onAdd: () => void;
}

export function StageHeader({ stage, titleId, count, may, onAdd }: StageHeaderProps) {
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 ps-3 pe-2">
      <h2 id={titleId} className="min-w-0 truncate text-base font-semibold">
        <bdi>{stage.title}</bdi>
      </h2>
      <span className="text-sm text-gray-11 tabular-nums">{count}</span>
      {may.edit && (
        <Button kind="quiet" size="icon" data-new-task="start" aria-label={`Add a task to ${stage.title}`} className="ms-auto" onClick={onAdd}>
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      )}
    </div>
  );
}
