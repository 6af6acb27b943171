"use client";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { useRouter } from "next/navigation";
import { BoardSkeleton } from "@/components/board-opening/board-skeleton";
import { type BoardToOpen, onOpenBoard } from "@/components/board-opening/open-board";

export function OpeningBoard() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [opening, setOpening] = useState<BoardToOpen | null>(null);
  const open = useEffectEvent((board: BoardToOpen) => {
    setOpening(isOnScreen(board) ? null : board);
    startTransition(() => router.push(board.address));
  });
  useEffect(() => onOpenBoard((board) => open(board)), []);

  return isPending && opening && <BoardSkeleton {...opening} />;
}

const isOnScreen = ({ id }: BoardToOpen): boolean => document.querySelector(`[data-open-board="${id}"]`) !== null;
