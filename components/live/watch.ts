import type { LiveChange, LiveHandlers, LiveState } from "@/components/live/use-live";

export interface Watcher extends LiveHandlers {
  onState: (state: LiveState) => void;
}

/** Tells the watcher what happens on this board, until the answered function is called. */
export function watchBoard(boardId: number, watcher: Watcher): () => void {
  const source = new EventSource(`/live/boards/${boardId}`);
  source.addEventListener("ready", () => {
    watcher.onState("open");
    watcher.onOpen();
  });
  source.addEventListener("resync", () => watcher.onOpen());
  source.addEventListener("changed", ({ data }) => watcher.onChange(JSON.parse(data) as LiveChange));
  source.addEventListener("ended", () => watcher.onEnded());
  source.addEventListener("error", () => watcher.onState("lost"));
  return () => source.close();
}
