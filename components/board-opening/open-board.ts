import type { BoardJson } from "@/lib/boards/present/board";

/** A board that was asked for, as far as it is known where it was asked for. */
export interface BoardToOpen {
  id: number;
  /** Of its page. */
  address: string;
  title?: string;
  background?: BoardJson["background"];
}

type Opener = (board: BoardToOpen) => void;

let opener: Opener | null = null;
/** Pressed before the page had come to life as a whole. */
let pending: BoardToOpen | null = null;

/** Goes to a board's page; its skeleton stands in until the page is there. */
export function openBoard(board: BoardToOpen): void {
  if (opener) opener(board);
  else pending = board;
}

/** @returns ends it */
export function onOpenBoard(open: Opener): () => void {
  opener = open;
  if (pending) open(pending);
  pending = null;
  return () => void (opener = null);
}
