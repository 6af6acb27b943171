"use client";
import Link from "next/link";
import { ArrowLeft } from "lucide-react";
import type { BoardJson } from "@/components/board/board-data";
import type { Save } from "@/components/board/use-save";
import type { LiveState } from "@/components/live/use-live";
import { buttonLook } from "@/components/ui/button";
import type { May } from "@/lib/boards/may";

interface BoardHeaderProps {
  board: BoardJson;
  may: May;
  connection: LiveState;
  save: Save["save"];
}

export function BoardHeader({ board }: BoardHeaderProps) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-gray-6 bg-surface px-3 sm:px-4">
      <Link href="/" aria-label="All boards" className={buttonLook({ kind: "quiet", size: "icon" })}>
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
      </Link>
      <h1 className="min-w-0 truncate text-lg font-semibold">
        <bdi>{board.title}</bdi>
      </h1>
    </header>
  );
}
