"use client";
import { useId, useRef, useState } from "react";
import { useSearchParams } from "next/navigation";
import { type BoardJson, boardPath } from "@/components/board/board-data";
import type { Save } from "@/components/board/use-save";
import { besideComment } from "@/components/task/comments/beside";
import { CommentList } from "@/components/task/comments/comment-list";
import { CommentsSkeleton } from "@/components/task/comments/comments-skeleton";
import { Composer } from "@/components/task/comments/composer";
import { OrderSwitch } from "@/components/task/comments/order-switch";
import { useCommentOrder } from "@/components/task/comments/order";
import { useComments } from "@/components/task/comments/use-comments";
import { useOutbox } from "@/components/task/comments/use-outbox";
import { NO_WORDS, type Words } from "@/components/task/comments/use-writing";
import { LeftComments } from "@/components/task/left-text";
import type { ShownTask } from "@/components/task/use-task";
import { draftKey, type DraftOf } from "@/components/text/drafts";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useHydrated } from "@/components/ui/hydrated";
import { problemOf } from "@/components/ui/problem";
import { TryAgain } from "@/components/ui/try-again";
import type { Viewer } from "@/lib/boards/may";
import { type AnyComment, type CommentList as CommentListOf, holding, isWhole } from "@/lib/comments/edits";
import { plainText } from "@/lib/comments/plain";
import type { ClockOnScreen } from "@/lib/dates-on-screen";

interface CommentsProps {
  task: ShownTask;
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saving: Save;
}

/** What people say about a task, and where they say it. */
export function Comments({ task, board, viewer, clock, mayEdit, saving }: CommentsProps) {
  const titleId = useId();
  const order = useCommentOrder();
  const { list, problem, retry, loadMore } = useComments(task, order);
  const outbox = useOutbox(task, viewer.id);
  const linkedId = Number(useSearchParams().get("comment")) || null;
  const [deleted, setDeleted] = useState<AnyComment | null>(null);
  const [beside, setBeside] = useState<number | null>(null);
  const whole = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const canWrite = useHydrated() && mayEdit;
  const uploadPath = `${boardPath(board.id)}/tasks/${task.id}/comment-image-upload`;
  const count = list?.total ?? task.comments_count;

  function send({ text, images }: Words, parentId: number | null) {
    const known = (list?.comments ?? []).flatMap((comment) => [comment, ...comment.replies]);
    outbox.put({ parentId, text: plainText(text), images, after: Math.max(0, ...known.map(({ id }) => id)) });
  }

  async function remove() {
    if (deleted) await saving.saved({ kind: "delete-comment", taskId: task.id, commentId: deleted.id });
  }

  /** To what is beside it, so that nothing moves; where it was when nothing is deleted. */
  function focusAfter() {
    if (deleted && list && holding(list, deleted.id)) return null;
    return whole.current?.querySelector<HTMLElement>(`[data-comment="${beside}"]`) ?? heading.current;
  }

  const shared = { board, viewer, clock, mayEdit, saving, uploadPath, linkedId, onSend: send, onSendAgain: outbox.sendAgain, onThrowAway: outbox.throwAway };
  return (
    <section ref={whole} aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 ref={heading} id={titleId} tabIndex={-1} className="text-sm font-medium text-gray-11 outline-offset-4">
          Comments {count > 0 && <span className="font-normal tabular-nums">{count}</span>}
        </h3>
        {count > 1 && <OrderSwitch order={order} />}
      </div>
      {canWrite && (
        <Composer
          draftKey={draftKey(viewer.id, task.id, "comment")}
          begun={NO_WORDS}
          uploadPath={uploadPath}
          people={board.users}
          label="Write a comment"
          placeholder="Write a comment… @ mentions somebody"
          send="Send"
          onSend={(words) => send(words, null)}
        />
      )}
      <LeftComments taskId={task.id} viewerId={viewer.id} isLeft={(property) => !mayEdit || (list !== undefined && isOfGone(property, list))} />
      {problem && <TryAgain problem={problemOf(problem)} onRetry={retry} />}
      {!list && !problem && <CommentsSkeleton />}
      {list && (
        <ConfirmDialog
          title={deleted?.parent_id ? "Delete this reply?" : "Delete this comment?"}
          text={deleted?.replies_count ? "Its replies are deleted with it. They can't be brought back." : "It can't be brought back."}
          confirm="Delete"
          onConfirm={remove}
          finalFocus={focusAfter}
          trigger={(ask) => (
            <CommentList
              key={order}
              list={list}
              unsent={outbox.unsent}
              order={order}
              labelledBy={titleId}
              onMore={loadMore}
              tools={{
                ...shared,
                onDelete: (comment) => {
                  setDeleted(comment);
                  setBeside(besideComment(whole.current, comment.id));
                  ask();
                },
              }}
            />
          )}
        />
      )}
    </section>
  );
}

/** Whether it answers or changes a comment that somebody deleted. */
function isOfGone(property: DraftOf, list: CommentListOf): boolean {
  const id = Number(/\d+$/.exec(property)?.[0]);
  if (!id || holding(list, id)) return false;
  // Only comments are answered, and of those none is left out between two that are loaded.
  const loaded = list.comments.map((comment) => comment.id);
  return isWhole(list) || (property.startsWith("reply") && Math.min(...loaded) < id && id < Math.max(...loaded));
}
