"use client";
import { outboxOf, discard, useUnsent } from "@/components/task/comments/outbox";
import { UnsavedText, type TaskAndViewer } from "@/components/task/parts/unsaved-drafts";
import { withWords } from "@/components/text/editor/plain-words";

/** Comments that were sent and that the server did not take, where they are not drawn. */
export function UnsentComments({ taskId, viewerId }: TaskAndViewer) {
  const outbox = outboxOf(viewerId, taskId);
  const unsent = useUnsent(outbox).filter(({ state }) => state !== "going");
  return unsent.map(({ key, text }) => (
    <UnsavedText
      key={key}
      title="Your comment is not sent"
      html={withWords("", text)}
      onDiscard={() => discard(outbox, key)}
    />
  ));
}
