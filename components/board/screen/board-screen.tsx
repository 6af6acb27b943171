"use client";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { boardKey, type BoardJson, dependenciesKey, roadmapKey, tasksKey } from "@/components/board-store/board-data";
import { Board } from "@/components/board/screen/board";
import { latestViewSettings, viewSettingsKey } from "@/components/view-settings/use-shown";
import type { BoardLayout } from "@/components/board/views/layout";
import type { View } from "@/components/board/views/views";
import { boardScreenOf, useScreenClient } from "@/components/board-store/use-screen-client";
import type { Viewer } from "@/lib/boards/abilities";
import type { DependencyJson } from "@/lib/dependencies/present";
import type { TeamSummaryJson } from "@/lib/roadmaps/team-summary";
import type { ViewSettings } from "@/lib/view-settings/views";
import { type FirstPages, loadedTasksFrom, type LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

export interface BoardScreenProps {
  board: BoardJson;
  first: FirstPages;
  dependencies?: readonly DependencyJson[];
  /** Of a roadmap. */
  roadmap?: TeamSummaryJson | null;
  viewer: Viewer;
  /** Time of rendering on the server, ISO 8601. */
  now: string;
  /** The view that this person chose last on this board. */
  remembered: View;
  viewSettings: ViewSettings;
  /** How this person has arranged the views. */
  layout?: BoardLayout;
}

export function BoardScreen(props: BoardScreenProps) {
  const {
    board,
    first,
    dependencies = NO_DEPENDENCIES,
    roadmap,
    viewer,
    now,
    remembered,
    viewSettings,
    layout = NONE,
  } = props;
  const client = useScreenClient(boardScreenOf(board.id, viewer.id), (cache) => {
    applyPage(cache, board, first, dependencies);
    if (roadmap) cache.setQueryData(roadmapKey(board.id), roadmap);
    cache.setQueryData(viewSettingsKey, latestViewSettings(viewSettings, now));
  });
  return (
    <QueryClientProvider client={client}>
      <Board boardId={board.id} viewer={viewer} renderedAt={now} remembered={remembered} layout={layout} />
    </QueryClientProvider>
  );
}

const NONE: BoardLayout = {};
const NO_DEPENDENCIES: readonly DependencyJson[] = [];

/** After going back in history the page may be older than the cache. */
function applyPage(client: QueryClient, board: BoardJson, first: FirstPages, dependencies: readonly DependencyJson[]) {
  const shown = loadedTasksFrom(first);
  const known = client.getQueryData<LoadedTasks>(tasksKey(board.id));
  // Once all tasks are loaded, live changes keep them complete.
  if (known && (known.isComplete || known.syncedAt >= shown.syncedAt)) return;

  client.setQueryData(boardKey(board.id), board);
  client.setQueryData(tasksKey(board.id), shown);
  client.setQueryData(dependenciesKey(board.id), dependencies);
}
