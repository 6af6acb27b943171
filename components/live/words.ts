import type { DragMessage, LiveChange } from "@/lib/live/changes";

/** What a stream says to those who watch boards. */
export type Word =
  | { kind: "open"; boards: number[] }
  | { kind: "lost" }
  | { kind: "changed"; change: LiveChange }
  | { kind: "drag"; message: DragMessage }
  | { kind: "ended"; board: number };

/** "lost" after the stream broke, until it is open again. */
export type LiveState = "connecting" | "open" | "lost";
