"use client";
import { usePathname } from "next/navigation";
import { UnsavedTexts } from "@/components/task/screen/unsaved-texts";

/** What somebody has written on the task at this address, which can't be opened. */
export function TextsOfMissing({ viewerId }: { viewerId: number }) {
  const taskId = Number(/\/tasks\/(\d+)/.exec(usePathname())?.[1] ?? 0);
  return <UnsavedTexts taskId={taskId} viewerId={viewerId} />;
}
