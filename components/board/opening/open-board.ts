import type { BoardJson } from "@/lib/boards/present";

/** A board that was asked for, as far as it is known where it was asked for. */
export interface AskedBoard {
  id: number;
  /** Of its page. */
  address: string;
  title?: string;
  background?: BoardJson["background"];
}

type Opener = (board: AskedBoard) => void;

const openers = new Set<Opener>();

/** Goes to a board's page; its skeleton stands in until the page is there. */
export const openBoard = (board: AskedBoard): void => openers.forEach((open) => open(board));

/** @returns ends it */
export function onOpenBoard(open: Opener): () => void {
  openers.add(open);
  return () => void openers.delete(open);
}
