import type { BoardJson } from "@/lib/boards/present/board";

export interface BoardToOpen {
  id: number;
  address: string;
  title?: string;
  background?: BoardJson["background"];
}

type Opener = (board: BoardToOpen) => void;

let opener: Opener | null = null;
/** Pressed before the page was hydrated. */
let pending: BoardToOpen | null = null;

export function openBoard(board: BoardToOpen): void {
  if (opener) opener(board);
  else pending = board;
}

/** @returns a function that stops listening */
export function onOpenBoard(open: Opener): () => void {
  opener = open;
  if (pending) open(pending);
  pending = null;
  return () => void (opener = null);
}
