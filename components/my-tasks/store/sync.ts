import type { QueryClient } from "@tanstack/react-query";
import { myTasksKey } from "@/components/my-tasks/store/my-tasks";
import { coalesce } from "@/components/ui/hooks/coalesce";

/** In milliseconds: changes that follow each other are read together. */
const PAUSE = 400;
/** Of the time that reading took, so that a person with thousands of tasks does not read all the time. */
const REST = 3;

export type MyTasksSync = ReturnType<typeof newMyTasksSync>;

/** Reads the tasks again, soon after something has changed. */
export function newMyTasksSync(client: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let took = 0;
  let isHeld = false;
  let isWaiting = false;

  const read = coalesce(async () => {
    const begun = performance.now();
    await client.invalidateQueries({ queryKey: myTasksKey() });
    took = performance.now() - begun;
  });

  function request() {
    if (isHeld) isWaiting = true;
    else timer ??= setTimeout(readNow, Math.max(PAUSE, REST * took));
  }

  function readNow() {
    timer = undefined;
    if (isHeld) isWaiting = true;
    else void read();
  }

  return {
    request,
    /** While a property is edited, its task stays even if it no longer belongs to the tab. */
    hold(held: boolean) {
      isHeld = held;
      if (held || !isWaiting) return;
      isWaiting = false;
      request();
    },
    stop: () => clearTimeout(timer),
  };
}
