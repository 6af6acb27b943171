"use client";
import { useEffect, useMemo, useState } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { BoardLayout } from "@/components/board/views/layout";
import { newLayoutWriter } from "@/components/board/views/layout-writer";

export interface LayoutOnScreen {
  layout: BoardLayout;
  /** Merges into each named part: `change({ table: { widths } })` keeps the rest of `table`, and `list`. */
  change: (changed: BoardLayout) => void;
}

/**
 * How this person sees a board: `const { layout, change } = useLayout(props.layoutPath, props.layout)`. The view shows
 * a change at once; the server gets it half a second after the last one, or when the view is left. `saved` is what came
 * with the page: it counts only until the first change.
 */
export function useLayout(path: string, saved: BoardLayout): LayoutOnScreen {
  const client = useQueryClient();
  // The cache keeps it for the next view, but renders later than the next key may come.
  const [layout, setLayout] = useState(() => knownLayout(client, path, saved));
  const writer = useMemo(() => newLayoutWriter(path), [path]);
  useEffect(() => {
    addEventListener("pagehide", writer.flush);
    return () => {
      removeEventListener("pagehide", writer.flush);
      writer.flush();
    };
  }, [writer]);

  return useMemo(() => {
    function change(changed: BoardLayout) {
      const next = merged(knownLayout(client, path, saved), changed);
      client.setQueryData(layoutKey(path), next);
      setLayout(next);
      writer.write(next);
    }
    return { layout, change };
  }, [client, path, saved, writer, layout]);
}

const layoutKey = (path: string) => ["layout", path] as const;

const knownLayout = (client: QueryClient, path: string, saved: BoardLayout): BoardLayout =>
  client.getQueryData<BoardLayout>(layoutKey(path)) ?? saved;

const merged = (known: BoardLayout, { kanban, list, table, calendar, timeline }: BoardLayout): BoardLayout => ({
  ...known,
  ...(kanban && { kanban: { ...known.kanban, ...kanban } }),
  ...(list && { list: { ...known.list, ...list } }),
  ...(table && { table: { ...known.table, ...table } }),
  ...(calendar && { calendar: { ...known.calendar, ...calendar } }),
  ...(timeline && { timeline: { ...known.timeline, ...timeline } }),
});
