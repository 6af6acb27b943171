"use client";
import { UnsentComments } from "@/components/task/comments/left-unsent";
import { UnsavedCommentDrafts, UnsavedDraft, type TaskAndViewer } from "@/components/task/parts/unsaved-drafts";

/** In place of a task that is out of reach. */
export const UnsavedTexts = (of: TaskAndViewer) => (
  <div className="mx-auto flex w-full max-w-140 flex-col gap-3 px-4 empty:hidden">
    <UnsavedDraft {...of} property="title" />
    <UnsavedDraft {...of} property="description" />
    <UnsavedCommentDrafts {...of} />
    <UnsentComments {...of} />
  </div>
);
