"use client";
import Link from "next/link";
import { useIsAtBoards } from "@/components/shell/use-place";
import { Mark } from "@/components/ui/mark";

/** The mark and the way to all boards. */
export function BoardsLink() {
  return (
    <Link
      href="/"
      aria-current={useIsAtBoards() ? "page" : undefined}
      className="flex h-8 items-center gap-2.5 rounded-sm pe-2.5 text-base font-semibold hover:text-accent-text pointer-coarse:h-11"
    >
      <Mark className="size-6" />
      Boards
    </Link>
  );
}
