"use client";
import { useId, useRef, useState } from "react";
import { useSearchParams } from "next/navigation";
import { type BoardJson, boardPath } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { besideComment } from "@/components/task/comments/beside";
import { Composer } from "@/components/task/comments/composer";
import { useOutbox } from "@/components/task/comments/use-outbox";
import { NO_WORDS, type Words } from "@/components/task/comments/use-writing";
import { useFeedOrder } from "@/components/task/feed/choices";
import { FeedList } from "@/components/task/feed/feed-list";
import { RowsLoading } from "@/components/ui/feedback/rows-loading";
import { isOfGone } from "@/components/task/feed/is-of-gone";
import { NoComments } from "@/components/task/feed/no-comments";
import { OrderSwitch } from "@/components/task/feed/order-switch";
import { useFeed } from "@/components/task/feed/use-feed";
import { FEED_TYPES, useShownType } from "@/components/task/feed/use-shown-type";
import { LeftComments } from "@/components/task/parts/left-text";
import { MissingPart } from "@/components/task/parts/missing-part";
import { activeOf } from "@/components/task/properties/people";
import type { ShownTask } from "@/components/task/parts/use-task";
import { draftKey } from "@/components/text/saving/drafts";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { Tabs } from "@/components/ui/lists/tabs";
import { commentsIn, type FeedList as Feed } from "@/components/board-store/edits/feed-edits";
import type { Viewer } from "@/lib/boards/abilities";
import { type AnyComment, threadOf } from "@/components/board-store/edits/comment-edits";
import { plainText } from "@/lib/comments/plain";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface TaskFeedProps {
  task: ShownTask;
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saving: Save;
}

/** What people say about a task, where they say it, and what they did. */
export function TaskFeed({ task, board, viewer, clock, mayEdit, saving }: TaskFeedProps) {
  const titleId = useId();
  const linkedId = Number(useSearchParams().get("comment")) || null;
  const order = useFeedOrder();
  const { type, choose, show, showComments } = useShownType(linkedId);
  const { list, loading, loadMore } = useFeed(task, type, order);
  const outbox = useOutbox(task, viewer.id);
  const [deleted, setDeleted] = useState<AnyComment | null>(null);
  const [beside, setBeside] = useState<number | null>(null);
  const whole = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const canWrite = useHydrated() && mayEdit;
  const uploadPath = `${boardPath(board.id)}/tasks/${task.id}/comment-image-upload`;

  function send({ text, images }: Words, parentId: number | null) {
    // Where no comments are known none is taken for the one that is being sent.
    outbox.put({
      parentId,
      text: plainText(text),
      images,
      after: list && type !== "activities" ? newestIn(list) : Number.MAX_SAFE_INTEGER,
    });
    showComments();
  }

  async function remove() {
    if (deleted) await saving.saveAsync({ kind: "delete-comment", taskId: task.id, commentId: deleted.id });
  }

  /** To what is beside it, so that nothing moves; where it was when nothing is deleted. */
  function focusAfter() {
    if (deleted && list && threadOf(list, deleted.id)) return null;
    return whole.current?.querySelector<HTMLElement>(`[data-comment="${beside}"]`) ?? heading.current;
  }

  function showChanges() {
    show("all");
    heading.current?.focus();
  }

  const shared = {
    board,
    viewer,
    clock,
    mayEdit,
    saving,
    uploadPath,
    linkedId,
    onSend: send,
    onSendAgain: outbox.sendAgain,
    onThrowAway: outbox.throwAway,
  };
  const shown = (
    <div className="flex flex-col gap-3 pt-4">
      {!list && (
        <MissingPart name="comments and activity" {...loading}>
          <RowsLoading rows={2} />
        </MissingPart>
      )}
      {list && (
        <ConfirmDialog
          title={deleted?.parent_id ? "Delete this reply?" : "Delete this comment?"}
          text={
            deleted?.replies_count
              ? "Its replies are deleted with it. They can't be brought back."
              : "It can't be brought back."
          }
          confirm="Delete"
          onConfirm={remove}
          finalFocus={focusAfter}
          trigger={(ask) => (
            <FeedList
              key={order}
              list={list}
              unsent={outbox.unsent}
              type={type}
              order={order}
              labelledBy={titleId}
              empty={
                type === "comments" ? (
                  <NoComments task={task} order={order} onShowChanges={showChanges} />
                ) : (
                  <p className="text-gray-11">Nothing has happened yet.</p>
                )
              }
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
    </div>
  );
  return (
    <section ref={whole} aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-sm font-medium text-gray-11 outline-offset-4">
          Activity
        </h2>
        {list !== undefined && list.total > 1 && <OrderSwitch order={order} />}
      </div>
      {canWrite && (
        <Composer
          draftKey={draftKey(viewer.id, task.id, "comment")}
          begun={NO_WORDS}
          uploadPath={uploadPath}
          people={activeOf(board.users)}
          label="Write a comment"
          placeholder="Write a comment… @ mentions somebody"
          send="Send"
          onSend={(words) => send(words, null)}
        />
      )}
      <LeftComments
        taskId={task.id}
        viewerId={viewer.id}
        isLeft={(property) => !mayEdit || (list !== undefined && isOfGone(property, list, type))}
      />
      <Tabs
        label="What is shown"
        value={type}
        onChange={(chosen) => choose(FEED_TYPES.find(({ value }) => value === chosen)?.value ?? "comments")}
        tabs={FEED_TYPES.map((tab) => ({
          ...tab,
          ...(tab.value === "comments" && task.comments_count > 0 && { count: task.comments_count }),
          panel: tab.value === type && shown,
        }))}
      />
    </section>
  );
}

const newestIn = (list: Feed): number =>
  Math.max(0, ...commentsIn(list).flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]));
