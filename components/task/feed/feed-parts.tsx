"use client";
import { useState } from "react";
import { ActivityLine } from "@/components/activity/activity-line";
import { FoldedLines } from "@/components/activity/folded-lines";
import { CommentThread } from "@/components/task/comments/comment-thread";
import type { Unsent } from "@/components/task/comments/use-unsent-comments";
import type { CommentContext } from "@/components/task/comments/comment-context";
import { type FeedPart, folded } from "@/components/task/feed/fold";
import type { FeedEntryJson, LineInFeed } from "@/lib/activity/present";

interface FeedPartsProps {
  entries: readonly FeedEntryJson[];
  /** Includes entries that are not loaded. */
  of: number;
  context: CommentContext;
  unsentUnder: (commentId: number) => readonly Unsent[];
}

/** Consecutive changes of one person are folded into one entry. */
export function FeedParts({ entries, of, context, unsentUnder }: FeedPartsProps) {
  // The first line of each open fold at the time it was opened: more lines may join it later.
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { clock } = context;

  function toggle(lines: readonly [LineInFeed, ...LineInFeed[]]) {
    const others = new Set([...opened].filter((id) => !lines.some((line) => line.id === id)));
    setOpened(others.size < opened.size ? others : new Set([...others, lines[0].id]));
  }

  return placed(folded(entries)).map(({ part, place, isBelowLines }) => {
    if ("comment" in part) {
      const { comment } = part;
      const key = `comment ${comment.id}`;
      return (
        <CommentThread
          key={key}
          context={context}
          comment={comment}
          unsent={unsentUnder(comment.id)}
          place={place}
          of={of}
        />
      );
    }
    const { lines } = part;
    const openedBy = lines.find(({ id }) => opened.has(id));
    const line = { clock, place, of, className: isBelowLines ? "-mt-4.5" : undefined };
    const key = `line ${openedBy?.id ?? lines[0].id}`;
    if (lines.length === 1) return <ActivityLine key={key} {...line} line={lines[0]} />;
    const isOpen = openedBy !== undefined;
    return <FoldedLines key={key} {...line} lines={lines} isOpen={isOpen} onToggle={() => toggle(lines)} />;
  });
}

function placed(parts: readonly FeedPart[]) {
  let place = 1;
  return parts.map((part, at) => {
    const before = parts[at - 1];
    const here = { part, place, isBelowLines: before !== undefined && "lines" in before && "lines" in part };
    place += "lines" in part ? part.lines.length : 1;
    return here;
  });
}
