import type { BoardLayout } from "@/components/board/views/layout";
import { api } from "@/lib/api";

/** In milliseconds. */
const PAUSE = 500;

/** Sends a layout once the person pauses. The server replaces the whole one. */
export function newLayoutWriter(path: string) {
  let unsent: BoardLayout | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    if (!unsent) return;
    const layout = unsent;
    unsent = null;
    // Not shown: the view looks as chosen, and the next change sends it again.
    api("PUT", path, { layout }).catch(console.error);
  }

  return {
    write(layout: BoardLayout) {
      unsent = layout;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    flush,
  };
}
