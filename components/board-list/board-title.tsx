"use client";
import { useState } from "react";
import Link from "next/link";
import { Tooltip } from "@/components/ui/tooltip";

interface BoardTitleProps {
  id: number;
  title: string;
}

/** Two lines at most; a title that is longer is told whole where the pointer or the focus is. */
export function BoardTitle({ id, title }: BoardTitleProps) {
  const [isCut, setCut] = useState(false);
  const measure = ({ currentTarget: { firstElementChild: text } }: React.SyntheticEvent) => setCut(text !== null && text.scrollHeight > text.clientHeight + 1);

  return (
    <Tooltip text={<bdi>{title}</bdi>} disabled={!isCut}>
      <Link
        href={`/boards/${id}`}
        dir="auto"
        onPointerEnter={measure}
        onFocus={measure}
        className="block min-h-8 content-center leading-tight font-semibold outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus pointer-coarse:min-h-11"
      >
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
      </Link>
    </Tooltip>
  );
}
