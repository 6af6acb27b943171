"use client";
import { useFormatter, useTranslations } from "next-intl";
import { SmilePlus } from "lucide-react";
import { withTexts } from "@/components/i18n/with-texts";
import type { CommentContext } from "@/components/task/comments/comment-context";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import { emojiTexts } from "@/generated/messages/parts/emoji";
import type { ReactionJson } from "@/lib/reactions/present";

const loadPicker = withTexts(emojiTexts, () =>
  import("@/components/task/comments/reaction-picker").then((file) => file.ReactionPicker),
);
const icon = <SmilePlus aria-hidden className="size-4" strokeWidth={1.5} />;

interface ReactionsProps {
  context: CommentContext;
  comment: AnyComment;
  canReact: boolean;
}

/** The emoji on a comment. Pressing one adds or removes that of the viewer. */
export function Reactions({ context, comment, canReact }: ReactionsProps) {
  const t = useTranslations("comments.reactions");
  const reactions = context.reactionsOf(comment.id);

  function toggle(emoji: string) {
    const isOn = !reactions.some((each) => each.emoji === emoji && each.is_mine);
    const { id: commentId, task_id: taskId } = comment;
    context.saving.save({ kind: "react", taskId, commentId, emoji, isOn, name: context.viewer.name });
  }

  return (
    <>
      {reactions.length > 0 && (
        <ul aria-label={t("title")} className="flex min-w-0 flex-wrap gap-1">
          {reactions.map((reaction) => (
            <li key={reaction.emoji}>
              <ReactionCount reaction={reaction} onPress={canReact ? () => toggle(reaction.emoji) : undefined} />
            </li>
          ))}
        </ul>
      )}
      {canReact && (
        <LazyMenu
          label={t("add")}
          popup="dialog"
          button={icon}
          buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
          load={loadPicker}
          menuProps={{ onChoose: toggle }}
        />
      )}
    </>
  );
}

interface ReactionCountProps {
  reaction: ReactionJson;
  /** Undefined for people who only read. */
  onPress: (() => void) | undefined;
}

function ReactionCount({ reaction: { emoji, count, is_mine, names }, onPress }: ReactionCountProps) {
  const t = useTranslations("comments.reactions");
  const more = count - names.length;
  const who = useFormatter().list([...names, ...(more > 0 ? [t("others", { count: more })] : [])]);
  const content = (
    <>
      <span aria-hidden className="text-base leading-none">
        {emoji}
      </span>
      <span aria-hidden className="tabular-nums">
        {count}
      </span>
    </>
  );
  return (
    <Tooltip text={t("who", { emoji, names: who })}>
      {onPress ? (
        <button
          type="button"
          aria-pressed={is_mine}
          aria-label={t("count", { emoji, count })}
          onClick={onPress}
          className={classNames(pillStyle, "hover:bg-gray-4", is_mine ? mineStyle : "border-gray-6")}
        >
          {content}
        </button>
      ) : (
        <span
          tabIndex={0}
          role="img"
          aria-label={`${t("count", { emoji, count })}: ${who}`}
          className={classNames(pillStyle, is_mine ? mineStyle : "border-gray-6")}
        >
          {content}
        </span>
      )}
    </Tooltip>
  );
}

const pillStyle =
  "inline-flex h-7 items-center gap-1.5 rounded-full border px-2 text-sm text-gray-12 pointer-coarse:h-11 pointer-coarse:px-3";
const mineStyle = "border-accent bg-accent-soft font-medium";
