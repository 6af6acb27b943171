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
  const measure = ({ currentTarget }: React.SyntheticEvent<HTMLElement>) => setCut(currentTarget.scrollHeight > currentTarget.clientHeight + 1);

  return (
    <Tooltip text={<bdi>{title}</bdi>} disabled={!isCut}>
      <Link
        href={`/boards/${id}`}
        dir="auto"
        onPointerEnter={measure}
        onFocus={measure}
        className="line-clamp-2 leading-tight font-semibold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
      >
        {title}
      </Link>
    </Tooltip>
  );
}
