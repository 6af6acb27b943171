import "server-only";
import { LRUCache } from "lru-cache";
import type { BoardMessage } from "@/lib/live/changes";
import { FRESH_FOR } from "@/server/public-pages";

/** When a page began to be rendered, and the board that it shows, once it is known. */
export interface Dated {
  began: number;
  board: number | null;
}

/** In milliseconds: a board on which everyone works, or a vote each moment, has its pages rendered once in this time. */
const BUSY_FOR = 1_000;

const MOST_BOARDS = 10_000;

/** When boards changed. Pages that began earlier are outdated. */
export class Changes {
  private readonly hiding = new LRUCache<number, number>({ max: MOST_BOARDS });
  private readonly others = new LRUCache<number, number>({ max: MOST_BOARDS });
  private latest = -Infinity;
  private unheard = -Infinity;

  /** A closed board, a replaced link, a stage that became private, a deleted task or comment must be gone at once. */
  hear({ board, what, gone }: BoardMessage): void {
    const now = performance.now();
    if (what === "board" || what === "stages") this.latest = now;
    if (what === "board" || what === "stages" || what === "comments" || gone !== undefined) this.hiding.set(board, now);
    else if (what !== "submissions" && what !== "notifications") this.others.set(board, now);
  }

  /** Nobody knows what changed until now. */
  missed(): void {
    this.unheard = performance.now();
  }

  /** A page of no board may have one after any change. */
  isCurrent({ began, board }: Dated): boolean {
    if (began <= this.unheard) return false;

    const age = performance.now() - began;
    if (board === null) return age < FRESH_FOR && began > this.latest;

    const isBefore = (times: LRUCache<number, number>) => began <= (times.get(board) ?? -Infinity);
    return age < (isBefore(this.others) ? BUSY_FOR : FRESH_FOR) && !isBefore(this.hiding);
  }
}
