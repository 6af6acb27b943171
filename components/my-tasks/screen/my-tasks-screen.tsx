"use client";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLastingClient, useScreenClient } from "@/components/board-store/use-screen-client";
import type { BoardLayout } from "@/components/board/views/layout";
import type { View } from "@/components/my-tasks/screen/my-tasks-header";
import { TasksOnBoards } from "@/components/my-tasks/screen/tasks-on-boards";
import { firstTasksFrom, type MyTasks, myTasksKey } from "@/components/my-tasks/store/my-tasks";
import type { TabChoice } from "@/components/my-tasks/tab-choices";
import { latestViewSettings, viewSettingsKey } from "@/components/view-settings/use-shown";
import type { Viewer } from "@/lib/boards/abilities";
import type { MyTasksJson } from "@/lib/users/my-tasks/present";
import type { ViewSettings } from "@/lib/view-settings/views";

export interface MyTasksScreenProps {
  /** Of the tab in the address, the first tasks. */
  first: MyTasksJson;
  tabs: readonly TabChoice[];
  viewer: Viewer;
  /** Time of rendering on the server, ISO 8601. */
  now: string;
  /** The last view of this person. */
  remembered: View;
  layout: BoardLayout;
  viewSettings: ViewSettings;
}

/** A person's tasks on all boards. */
export function MyTasksScreen({ first, viewSettings, ...props }: MyTasksScreenProps) {
  const screen = `my-tasks ${props.viewer.id}`;
  const client = useScreenClient(screen, (cache) => {
    applyPage(cache, first);
    cache.setQueryData(viewSettingsKey, latestViewSettings(viewSettings, props.now));
  });
  useLastingClient(screen, client);
  return (
    <QueryClientProvider client={client}>
      <TasksOnBoards {...props} />
    </QueryClientProvider>
  );
}

/** After going back in history the page may be older than the cache. All tasks are better than newer first ones. */
function applyPage(client: QueryClient, first: MyTasksJson) {
  const read = firstTasksFrom(first);
  const known = client.getQueryData<MyTasks>(myTasksKey(first.type));
  const isBetter = read.loaded.isComplete || !known?.loaded.isComplete;
  if (!known || (isBetter && read.loaded.syncedAt > known.loaded.syncedAt))
    client.setQueryData(myTasksKey(first.type), read);
}
