import "server-only";
import type { LiveConnection } from "@/lib/live/connection";
import { oncePerProcess } from "@/lib/once";

const open = oncePerProcess("open live streams", () => new Set<LiveConnection>());

/** Of this process. */
export const openStreams = (): number => open.size;

export class LiveConnections {
  private readonly connections = new Set<LiveConnection>();
  private readonly byBoard = new Map<number, Set<LiveConnection>>();

  add(connection: LiveConnection) {
    this.connections.add(connection);
    open.add(connection);
    for (const board of connection.boards)
      this.byBoard.set(board, (this.byBoard.get(board) ?? new Set()).add(connection));
  }

  remove(connection: LiveConnection) {
    this.connections.delete(connection);
    open.delete(connection);
    for (const board of connection.boards) this.removeFrom(board, connection);
  }

  removeFrom(board: number, connection: LiveConnection) {
    const others = this.byBoard.get(board);
    others?.delete(connection);
    if (others?.size === 0) this.byBoard.delete(board);
  }

  onBoard(board: number): ReadonlySet<LiveConnection> {
    return this.byBoard.get(board) ?? NONE;
  }

  all(): LiveConnection[] {
    return [...this.connections];
  }
}

const NONE: ReadonlySet<LiveConnection> = new Set();
