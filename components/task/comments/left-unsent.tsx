"use client";
import { outboxOf, throwAway, useUnsent } from "@/components/task/comments/outbox";
import { LeftBehind, type Whose } from "@/components/task/parts/left-text";
import { withPlainText } from "@/components/text/editor/plain-text";

/** Comments that were sent and that the server did not take, where they are not drawn. */
export function LeftUnsent({ taskId, viewerId }: Whose) {
  const outbox = outboxOf(viewerId, taskId);
  const unsent = useUnsent(outbox).filter(({ state }) => state !== "going");
  return unsent.map(({ key, text }) => (
    <LeftBehind
      key={key}
      title="Your comment is not sent"
      html={withPlainText("", text)}
      onDiscard={() => throwAway(outbox, key)}
    />
  ));
}
