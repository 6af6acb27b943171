"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import { withTexts } from "@/components/i18n/with-texts";
import { isIdea } from "@/components/task/ideas/is-idea";
import type { ShownTask } from "@/components/task/parts/use-task";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import type { Viewer } from "@/lib/boards/abilities";
import { hasModuleAnywhere } from "@/lib/modules/on-screen";
import { ideasTexts } from "@/generated/messages/parts/ideas";

const MergeIdea = dynamic(
  withTexts(ideasTexts, () => import("@/components/task/ideas/merge-idea").then((file) => file.MergeIdea)),
  { ssr: false },
);

interface MergingProps {
  task: ShownTask;
  viewer: Viewer;
  onMerged: () => void;
  /** Where an idea can be merged, `merge` asks into which one. */
  children: (merge: (() => void) | null) => React.ReactNode;
}

export function Merging({ task, viewer, onMerged, children }: MergingProps) {
  const [isOpen, setOpen] = useState(false);
  const canMerge = isIdea(task) && hasModuleAnywhere(viewer, "roadmap") && task.archived_at === null;
  return (
    <>
      {children(canMerge ? () => setOpen(true) : null)}
      <LazyMount when={isOpen}>
        <MergeIdea task={task} open={isOpen} onOpenChange={setOpen} onMerged={onMerged} />
      </LazyMount>
    </>
  );
}
