"use client";
import { useState } from "react";
import { BoardLink } from "@/components/board-opening/board-link";
import type { BoardCardJson } from "@/components/board-list/view-model";
import { Tooltip } from "@/components/ui/overlays/tooltip";

type BoardTitleProps = Pick<BoardCardJson, "id" | "title" | "background">;

export function BoardTitle({ id, title, background }: BoardTitleProps) {
  const [isTruncated, setTruncated] = useState(false);
  const measure = ({ currentTarget: { firstElementChild: text } }: React.SyntheticEvent) =>
    setTruncated(text !== null && text.scrollHeight > text.clientHeight + 1);

  return (
    <Tooltip text={<bdi>{title}</bdi>} disabled={!isTruncated}>
      <BoardLink
        board={{ id, title, background }}
        dir="auto"
        onPointerEnter={measure}
        onFocus={measure}
        className="block min-h-8 text-match-parent content-center leading-tight font-semibold outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus pointer-coarse:min-h-11"
      >
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
      </BoardLink>
    </Tooltip>
  );
}
