import type { DragMessage, LiveChange } from "@/lib/live/changes";

/** What a stream reports to the tabs that watch boards. */
export type LiveMessage =
  | { kind: "open"; boards: number[] }
  | { kind: "lost" }
  | { kind: "changed"; change: LiveChange }
  | { kind: "drag"; message: DragMessage }
  | { kind: "ended"; board: number };

/** What a tab sends to the worker that holds the stream. */
export type TabMessage =
  | { kind: "watch"; boards: number[] }
  /** Try to connect at once: after a sleep, or when the network is back. */
  | { kind: "wake" };

/** "lost" after the stream broke, until it is open again. */
export type LiveState = "connecting" | "open" | "lost";
