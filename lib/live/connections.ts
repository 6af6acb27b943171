import "server-only";
import type { Viewer } from "@/lib/live/connection";

/** All that look, by board. */
export class Viewers {
  private readonly all = new Set<Viewer>();
  private readonly byBoard = new Map<number, Set<Viewer>>();

  add(viewer: Viewer) {
    this.all.add(viewer);
    for (const board of viewer.boards) this.byBoard.set(board, (this.byBoard.get(board) ?? new Set()).add(viewer));
  }

  remove(viewer: Viewer) {
    this.all.delete(viewer);
    for (const board of viewer.boards) this.removeFrom(board, viewer);
  }

  /** He looks at the others still. */
  removeFrom(board: number, viewer: Viewer) {
    const others = this.byBoard.get(board);
    others?.delete(viewer);
    if (others?.size === 0) this.byBoard.delete(board);
  }

  onBoard(board: number): ReadonlySet<Viewer> {
    return this.byBoard.get(board) ?? NOBODY;
  }

  everybody(): Viewer[] {
    return [...this.all];
  }
}

const NOBODY: ReadonlySet<Viewer> = new Set();
