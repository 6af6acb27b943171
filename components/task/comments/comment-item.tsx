"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Ellipsis } from "lucide-react";
import { CommentHead, isOfGuest } from "@/components/task/comments/comment-head";
import { CommentImages } from "@/components/task/comments/comment-images";
import { CommentMenu } from "@/components/task/comments/comment-menu";
import { CommentText } from "@/components/task/comments/comment-text";
import { Composer } from "@/components/task/comments/composer";
import type { CommentContext } from "@/components/task/comments/comment-context";
import { Reactions } from "@/components/task/comments/reactions";
import { useCommentEditor } from "@/components/task/comments/use-comment-editor";
import { activeOf } from "@/components/task/properties/people";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import { hasRoadmapPage } from "@/lib/modules/on-screen";

interface CommentItemProps {
  context: CommentContext;
  comment: AnyComment;
  /** Position in the feed or among the replies, from 1 on. */
  place: number;
  of: number;
  onReply: () => void;
  children?: React.ReactNode;
}

const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;
const loadMenu = () => Promise.resolve(CommentMenu);

export function CommentItem({ context, comment, place, of, onReply, children }: CommentItemProps) {
  const { board, viewer, mayEdit, saving } = context;
  const headId = useId();
  const article = useRef<HTMLElement>(null);
  const isLinked = context.linkedId === comment.id;
  useScrollToLinked(article, isLinked);
  const editor = useCommentEditor({ comment, board, viewerId: viewer.id, saveAsync: saving.saveAsync, article });
  const isReply = comment.parent_id !== null;
  const shared = { context, comment, editor, isMine: mayEdit && comment.created_by === viewer.id };

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
        <CommentHeader {...shared} headId={headId} />
        <CommentBody {...shared} onReply={onReply} />
        {children}
      </div>
    </article>
  );
}

interface CommentPartProps extends Pick<CommentItemProps, "context" | "comment"> {
  editor: ReturnType<typeof useCommentEditor>;
  isMine: boolean;
}

function CommentHeader({ context, comment, editor, isMine, headId }: CommentPartProps & { headId: string }) {
  const t = useTranslations("comments.item");
  const name = comment.author_name;
  const hasPublic = hasRoadmapPage(context.viewer, context.board);

  function publish(privacy: AnyComment["privacy"]) {
    context.saving.save({ kind: "publish-comment", taskId: comment.task_id, commentId: comment.id, privacy });
  }

  return (
    <div className="flex min-h-8 items-center gap-1">
      <CommentHead id={headId} comment={comment} clock={context.clock} hasPublic={hasPublic} />
      <LazyMenu
        label={comment.parent_id === null ? t("commentActions", { name }) : t("replyActions", { name })}
        button={dots}
        buttonStyle={buttonStyle({ kind: "quiet", size: "smallIcon" })}
        load={loadMenu}
        menuProps={{
          comment,
          isMine,
          hasPublic,
          onEdit: editor.begin,
          onDelete: () => context.onDelete(comment),
          onBlock: context.onBlock && isOfGuest(comment) ? () => context.onBlock?.(comment) : undefined,
          onPrivacy: publish,
        }}
      />
    </div>
  );
}

function CommentBody({ context, comment, editor, isMine, onReply }: CommentPartProps & { onReply: () => void }) {
  const t = useTranslations("comments.item");
  const actions = useTranslations("ui.actions");
  const canAnswer = useHydrated() && context.mayEdit;
  if (isMine && editor.isOpen)
    return (
      <Composer
        draftKey={editor.draftKey}
        initial={editor.initial}
        uploadPath={context.uploadPath}
        people={activeOf(context.board.users)}
        label={t("edit")}
        placeholder=""
        send={actions("save")}
        assistant={context.assistant}
        onSend={editor.save}
        onClose={editor.end}
      />
    );

  return (
    <>
      <CommentText html={comment.description} viewerId={context.viewer.id} />
      <CommentImages images={comment.images} />
      <div className="flex flex-wrap items-center gap-1">
        <Reactions context={context} comment={comment} canReact={canAnswer} />
        {canAnswer && (
          <Button kind="quiet" size="small" onClick={onReply}>
            {t("reply")}
          </Button>
        )}
      </div>
    </>
  );
}

function useScrollToLinked(article: React.RefObject<HTMLElement | null>, isLinked: boolean) {
  useEffect(() => {
    if (!isLinked || !article.current) return;
    // The beginning of a long comment has to be in view.
    article.current.scrollIntoView({ block: article.current.offsetHeight > innerHeight / 2 ? "start" : "center" });
    article.current.focus({ preventScroll: true });
  }, [article, isLinked]);
}
