"use client";
import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import type { Save } from "@/components/board-store/use-save";
import { type AnyComment, threadOf } from "@/components/board-store/edits/comment-edits";
import type { FeedList } from "@/components/board-store/edits/feed-edits";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";

interface DeleteCommentProps {
  list: FeedList;
  saveAsync: Save["saveAsync"];
  section: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  children: (onDelete: (comment: AnyComment) => void) => React.ReactNode;
}

/** Asks before a comment is deleted; the focus goes to a neighbour then, so that nothing scrolls. */
export function DeleteComment({ list, saveAsync, section, heading, children }: DeleteCommentProps) {
  const t = useTranslations("taskFeed.delete");
  const [deleted, setDeleted] = useState<AnyComment | null>(null);
  const [neighbour, setNeighbour] = useState<number | null>(null);
  const isReply = deleted !== null && deleted.parent_id !== null;

  async function remove() {
    if (deleted) await saveAsync({ kind: "delete-comment", taskId: deleted.task_id, commentId: deleted.id });
  }

  function focusAfter(isDone: boolean) {
    if (!isDone && deleted && threadOf(list, deleted.id)) return null;
    return section.current?.querySelector<HTMLElement>(`[data-comment="${neighbour}"]`) ?? heading.current;
  }

  return (
    <ConfirmDialog
      title={isReply ? t("reply") : t("comment")}
      text={deleted?.replies_count ? t("withReplies") : t("text")}
      confirm={isReply ? t("deleteReply") : t("deleteComment")}
      onConfirm={remove}
      finalFocus={focusAfter}
      trigger={(ask) =>
        children((comment) => {
          setDeleted(comment);
          setNeighbour(neighbourOf(section.current, comment.id));
          ask();
        })
      }
    />
  );
}

/** The next drawn comment or reply that does not belong to this one, otherwise the previous one. */
function neighbourOf(section: HTMLElement | null, commentId: number): number | null {
  const all = [...(section?.querySelectorAll<HTMLElement>("[data-comment]") ?? [])];
  const at = all.findIndex((each) => each.dataset.comment === String(commentId));
  const neighbour = all.slice(at + 1).find((each) => !all[at]?.contains(each)) ?? all[at - 1];
  return neighbour ? Number(neighbour.dataset.comment) : null;
}
