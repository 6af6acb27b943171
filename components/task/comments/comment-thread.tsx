"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CommentItem } from "@/components/task/comments/comment-item";
import { Composer } from "@/components/task/comments/composer";
import type { CommentContext } from "@/components/task/comments/comment-context";
import { UnsentComment } from "@/components/task/comments/unsent-comment";
import type { Unsent } from "@/components/task/comments/use-unsent-comments";
import { EMPTY_CONTENT, type CommentContent } from "@/components/task/comments/use-comment-draft";
import { activeOf } from "@/components/task/properties/people";
import { draftKey, useDraft } from "@/components/text/saving/drafts";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import type { CommentJson } from "@/lib/comments/present";
import { hasRoadmapPage } from "@/lib/modules/on-screen";

const REPLY_DRAFT = "reply to";

interface CommentThreadProps {
  context: CommentContext;
  comment: CommentJson;
  unsent: readonly Unsent[];
  place: number;
  of: number;
}

export function CommentThread({ context, comment, unsent, place, of }: CommentThreadProps) {
  const t = useTranslations("comments.item");
  const { viewer, board, mayEdit, uploadPath, assistant, onSend } = context;
  const key = draftKey(viewer.id, comment.task_id, `${REPLY_DRAFT} ${comment.id}`);
  const hasDraft = useDraft(key) !== null;
  const [answered, setAnswered] = useState<AnyComment | null>(null);
  const { replies } = comment;
  // Under a reply, a mention makes clear who is answered.
  const login =
    answered && answered.id !== comment.id && answered.created_by !== viewer.id && "user_login" in answered.user
      ? answered.user.user_login
      : null;
  const initial: CommentContent = {
    ...EMPTY_CONTENT,
    text: login ? `@${login} ` : "",
    isPrivate: comment.privacy === "private",
  };

  function send(words: CommentContent) {
    setAnswered(null);
    onSend(words, answered?.id ?? comment.id);
  }

  return (
    <CommentItem context={context} comment={comment} place={place} of={of} onReply={() => setAnswered(comment)}>
      {replies.length + unsent.length > 0 && (
        <div className="mt-1 flex flex-col gap-3">
          {replies.map((reply, at) => (
            <CommentItem
              key={reply.id}
              context={context}
              comment={reply}
              place={at + 1}
              of={replies.length}
              onReply={() => setAnswered(reply)}
            />
          ))}
          {unsent.map((each) => (
            <UnsentComment key={each.edit.id} context={context} unsent={each} />
          ))}
        </div>
      )}
      {mayEdit && (answered || hasDraft) && (
        <div className="mt-2">
          <Composer
            key={answered?.id}
            draftKey={key}
            initial={initial}
            uploadPath={uploadPath}
            people={activeOf(board.users)}
            label={t("replyTo", { name: comment.author_name })}
            placeholder={t("replyPlaceholder")}
            send={t("reply")}
            hasPublic={hasRoadmapPage(viewer, board)}
            assistant={assistant}
            onSend={send}
            onClose={() => setAnswered(null)}
          />
        </div>
      )}
    </CommentItem>
  );
}
