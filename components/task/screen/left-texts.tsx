"use client";
import { LeftUnsent } from "@/components/task/comments/left-unsent";
import { LeftComments, LeftText, type Whose } from "@/components/task/parts/left-text";

/** In place of a task that is out of reach. */
export const LeftTexts = (of: Whose) => (
  <div className="mx-auto flex w-full max-w-140 flex-col gap-3 px-4 empty:hidden">
    <LeftText {...of} property="title" />
    <LeftText {...of} property="description" />
    <LeftComments {...of} />
    <LeftUnsent {...of} />
  </div>
);
