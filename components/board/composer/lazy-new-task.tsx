"use client";
import { useEffect, useState } from "react";
import dynamic from "next/dynamic";
import type { NewTask } from "@/components/board/composer/new-task";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

type NewTaskProps = React.ComponentProps<typeof NewTask>;

let loaded: React.ComponentType<NewTaskProps> | null = null;

const load = () => import("@/components/board/composer/new-task").then((file) => (loaded = file.NewTask));

const Dynamic = dynamic(load, { ssr: false, loading: () => <ShortcutLayer>{null}</ShortcutLayer> });

/** It reads dates and names in titles, which is much code that the first view of a board does not need. */
export function LazyNewTask(props: NewTaskProps) {
  // What is there already is drawn at once, so that no key is lost.
  const [{ Component }] = useState(() => ({ Component: loaded ?? Dynamic }));
  return <Component {...props} />;
}

/** Right after the board can be used, so that nobody waits for it. A failed load is repeated when it is needed. */
export function usePreloadedNewTask(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) load().catch(console.error);
  }, [isNeeded]);
}
