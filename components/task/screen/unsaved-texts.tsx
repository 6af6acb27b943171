"use client";
import { useTranslations } from "next-intl";
import {
  UnsavedCommentDrafts,
  UnsavedDraft,
  type TaskAndViewer,
  UnsavedText,
} from "@/components/task/parts/unsaved-drafts";
import { useRefusedComments } from "@/components/task/comments/refused-comments";
import { discard } from "@/components/offline/store/discarded";
import { withPlainText } from "@/components/text/editor/plain-text";

/** In place of a task that can't be shown. They stay until they are discarded. */
export const UnsavedTexts = (of: TaskAndViewer) => (
  <div className="mx-auto flex w-full max-w-140 flex-col gap-3 px-4 empty:hidden">
    <UnsavedDraft {...of} property="title" isLost />
    <UnsavedDraft {...of} property="description" isLost />
    <UnsavedCommentDrafts {...of} isLost />
    <UnsentComments {...of} />
  </div>
);

/** Refused comments of a task whose feed is not drawn. */
export function UnsentComments({ taskId, viewerId }: TaskAndViewer) {
  const t = useTranslations("task");
  return useRefusedComments(viewerId, taskId).map(({ edit }) => (
    <UnsavedText
      key={edit.id}
      title={t("unsentComment")}
      html={withPlainText("", edit.text)}
      isLost
      onDiscard={() => discard(edit)}
    />
  ));
}
