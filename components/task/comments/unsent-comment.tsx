"use client";
import { useTranslations } from "next-intl";
import { CloudOff } from "lucide-react";
import { CommentText, renderCommentHtml } from "@/components/task/comments/comment-text";
import { DraftImages } from "@/components/task/comments/draft-images";
import type { Unsent } from "@/components/task/comments/use-unsent-comments";
import type { CommentContext } from "@/components/task/comments/comment-context";
import { Button } from "@/components/ui/controls/button";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { plainText } from "@/lib/comments/plain";

interface UnsentCommentProps {
  context: CommentContext;
  unsent: Unsent;
}

const icon = { "aria-hidden": true, className: "mt-0.5 size-4 shrink-0", strokeWidth: 1.5 } as const;

export function UnsentComment({ context: { board, viewer, onResend, onDiscard }, unsent }: UnsentCommentProps) {
  const t = useTranslations("comments.unsent");
  const actions = useTranslations("ui.actions");
  const { edit, state, problem } = unsent;
  const { parentId, text, html, images } = edit;
  return (
    <article aria-label={t("label", { name: viewer.name })} data-unsent={edit.id} className="flex gap-3">
      <PersonAvatar
        id={viewer.id}
        name={viewer.name}
        photo={viewer.photo}
        size={parentId === null ? 28 : 24}
        className="mt-0.5"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex min-h-8 items-center gap-2">
          <bdi className="font-medium">{viewer.name}</bdi>
          {state === "going" && <span className="text-sm text-gray-11">{t("sending")}</span>}
        </p>
        <CommentText html={html ?? renderCommentHtml(plainText(text), board.users)} viewerId={viewer.id} />
        <DraftImages images={images} />
        {state === "offline" && (
          <p role="status" className="flex items-start gap-1.5 text-sm text-amber-text">
            <CloudOff {...icon} />
            {t("offline")}
          </p>
        )}
        {state === "failed" && <ProblemLine role="alert">{t("failed", { problem })}</ProblemLine>}
        {state !== "going" && (
          <div className="flex gap-2">
            {state === "failed" && (
              <Button size="small" onClick={() => onResend(unsent)}>
                {actions("tryAgain")}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={() => onDiscard(unsent)}>
              {t("discard")}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
