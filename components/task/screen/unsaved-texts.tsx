"use client";
import { useTranslations } from "next-intl";
import {
  UnsavedCommentDrafts,
  UnsavedDraft,
  type TaskAndViewer,
  UnsavedText,
} from "@/components/task/parts/unsaved-drafts";
import { outboxOf, discard, useUnsent } from "@/components/task/comments/outbox";
import { withPlainText } from "@/components/text/editor/plain-text";

/** In place of a task that can't be shown. */
export const UnsavedTexts = (of: TaskAndViewer) => (
  <div className="mx-auto flex w-full max-w-140 flex-col gap-3 px-4 empty:hidden">
    <UnsavedDraft {...of} property="title" />
    <UnsavedDraft {...of} property="description" />
    <UnsavedCommentDrafts {...of} />
    <UnsentComments {...of} />
  </div>
);

/** Refused comments of a task whose feed is not drawn. */
export function UnsentComments({ taskId, viewerId }: TaskAndViewer) {
  const t = useTranslations("task");
  const outbox = outboxOf(viewerId, taskId);
  const unsent = useUnsent(outbox).filter(({ state }) => state !== "going");
  return unsent.map(({ key, text }) => (
    <UnsavedText
      key={key}
      title={t("unsentComment")}
      html={withPlainText("", text)}
      onDiscard={() => discard(outbox, key)}
    />
  ));
}
