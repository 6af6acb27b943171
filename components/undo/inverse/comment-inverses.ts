import type { CommentEdit } from "@/components/board-store/edits/comment-edits";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import type { ReactionEdit } from "@/components/board-store/edits/reaction-edits";
import { afterDeletion } from "@/components/undo/inverse/deletions";
import type { Change, InversesOf } from "@/components/undo/inverse/inverse";
import { isOfMarkdown } from "@/lib/comments/render";

export const COMMENT_INVERSES: InversesOf<CommentEdit> = {
  "create-comment": ({ id, taskId }, before) => ({
    change: { key: "commented", title: before.task(taskId)?.title },
    what: "comment",
    takeBack: () => [{ kind: "delete-comment", taskId, commentId: id }],
    // Its replies would go with it.
    hasChanged: (now) => (now.comment(taskId, serverIdOf(id))?.replies_count ?? 0) > 0,
  }),
  "change-comment": ({ taskId, commentId, text }, before) => {
    const comment = before.comment(taskId, commentId);
    const change: Change = { key: "commentChanged" };
    if (!comment) return { change, reason: "unknown" };
    const { description: html, images, settings } = comment;
    const former = settings.raw_description;
    return {
      change,
      what: "text",
      takeBack: () => [
        { kind: "change-comment", taskId, commentId, text: former, isMarkdown: isOfMarkdown(html), html, images },
      ],
      hasChanged: (now) => {
        const known = now.comment(taskId, commentId);
        return known !== undefined && known.settings.raw_description !== text;
      },
    };
  },
  "publish-comment": ({ taskId, commentId, privacy }, before) => {
    const former = before.comment(taskId, commentId)?.privacy;
    const change: Change = { key: "commentShown" };
    if (former === undefined) return { change, reason: "unknown" };
    if (former === privacy) return null;
    return {
      change,
      what: "audience",
      takeBack: () => [{ kind: "publish-comment", taskId, commentId, privacy: former }],
      hasChanged: (now) => now.comment(taskId, commentId)?.privacy === former,
    };
  },
  "delete-comment": ({ taskId, commentId }) => afterDeletion("comment", commentId, { parentId: taskId }),
};

export const REACTION_INVERSES: InversesOf<ReactionEdit> = {
  react: (edit) => ({
    change: { key: "commentChanged" },
    what: "other",
    takeBack: () => [{ ...edit, isOn: !edit.isOn }],
  }),
};
