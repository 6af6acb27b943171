"use client";
import { useEffect, useId, useRef } from "react";
import { Ellipsis } from "lucide-react";
import { CommentHead } from "@/components/task/comments/comment-head";
import { CommentImages } from "@/components/task/comments/comment-images";
import { CommentMenu } from "@/components/task/comments/comment-menu";
import { CommentText } from "@/components/task/comments/comment-text";
import { Composer } from "@/components/task/comments/composer";
import type { Tools } from "@/components/task/comments/tools";
import { useEditing } from "@/components/task/comments/use-editing";
import { activeOf } from "@/components/task/properties/people";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { Button, buttonLook } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { LateMenu } from "@/components/ui/overlays/late-menu";
import { PersonAvatar } from "@/components/ui/lists/people";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";

interface CommentItemProps {
  tools: Tools;
  comment: AnyComment;
  /** Its place among its like, from 1 on. */
  place: number;
  of: number;
  onReply: () => void;
  /** What hangs on it. */
  children?: React.ReactNode;
}

const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;
const loadMenu = () => Promise.resolve(CommentMenu);

/** A comment or a reply: read, changed where it is read, answered. */
export function CommentItem({ tools, comment, place, of, onReply, children }: CommentItemProps) {
  const { board, viewer, clock, mayEdit, saving, uploadPath } = tools;
  const headId = useId();
  const article = useRef<HTMLElement>(null);
  const isLinked = tools.linkedId === comment.id;
  useLinkedSight(article, isLinked);
  const isMine = mayEdit && comment.created_by === viewer.id;
  const editing = useEditing({ comment, board, viewerId: viewer.id, saveAsync: saving.saveAsync, article });
  const hasPublic = board.type === "roadmap";
  const isReply = comment.parent_id !== null;
  const canAnswer = useHydrated() && mayEdit;

  function publish(privacy: AnyComment["privacy"]) {
    saving.save({ kind: "publish-comment", taskId: comment.task_id, commentId: comment.id, privacy });
  }

  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby={headId}
      aria-posinset={place}
      aria-setsize={of}
      data-comment={comment.id}
      className={classNames(
        "flex scroll-my-20 gap-3 rounded-sm outline-offset-4",
        isLinked && "bg-accent-soft ring-8 ring-accent-soft",
      )}
    >
      <PersonAvatar
        id={comment.created_by ?? 0}
        name={comment.author_name}
        photo={comment.avatar}
        size={isReply ? 24 : 28}
        className={isReply ? "mt-1 pointer-coarse:mt-2.5" : "mt-0.5 pointer-coarse:mt-2"}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-h-8 items-center gap-1">
          <CommentHead id={headId} comment={comment} clock={clock} hasPublic={hasPublic} />
          <LateMenu
            label={`Actions for ${isReply ? "reply" : "comment"} of ${comment.author_name}`}
            button={dots}
            buttonLook={buttonLook({ kind: "quiet", size: "smallIcon" })}
            load={loadMenu}
            given={{
              comment,
              isMine,
              hasPublic,
              onEdit: editing.begin,
              onDelete: () => tools.onDelete(comment),
              onPrivacy: publish,
            }}
          />
        </div>
        {isMine && editing.isOpen ? (
          <Composer
            draftKey={editing.draftKey}
            begun={editing.begun}
            uploadPath={uploadPath}
            people={activeOf(board.users)}
            label="Change comment"
            placeholder=""
            send="Save"
            onSend={editing.save}
            onClose={editing.end}
          />
        ) : (
          <>
            <CommentText html={comment.description} viewerId={viewer.id} />
            <CommentImages images={comment.images} />
            {canAnswer && (
              <Button kind="quiet" size="small" onClick={onReply} className="-ms-2.5 self-start">
                Reply
              </Button>
            )}
          </>
        )}
        {children}
      </div>
    </article>
  );
}

/** What an address leads to is brought before the eyes, once. */
function useLinkedSight(article: React.RefObject<HTMLElement | null>, isLinked: boolean) {
  useEffect(() => {
    if (!isLinked || !article.current) return;
    // Of a long one the beginning.
    article.current.scrollIntoView({ block: article.current.offsetHeight > innerHeight / 2 ? "start" : "center" });
    article.current.focus({ preventScroll: true });
  }, [article, isLinked]);
}
