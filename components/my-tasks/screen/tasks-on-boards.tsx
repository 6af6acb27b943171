"use client";
import { useCallback, useRef, useState } from "react";
import { useRouter } from "next/navigation";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BoardFilters } from "@/components/board/views/board-filters";
import { useClock } from "@/components/board/views/use-clock";
import { useView } from "@/components/board/views/use-view";
import { returnFocusTo } from "@/components/drag/focus";
import type { PanelPlace } from "@/components/filters/place";
import { NoTasks } from "@/components/my-tasks/my-tasks";
import { ChosenView } from "@/components/my-tasks/screen/chosen-view";
import { MyTasksHeader, VIEWS } from "@/components/my-tasks/screen/my-tasks-header";
import type { MyTasksScreenProps } from "@/components/my-tasks/screen/my-tasks-screen";
import { useEditing } from "@/components/my-tasks/screen/use-editing";
import { useKeptScroll } from "@/components/my-tasks/screen/use-kept-scroll";
import { useLiveTasks, useMyTasksSync } from "@/components/my-tasks/screen/use-live-tasks";
import { openTabHere, useTab } from "@/components/my-tasks/screen/use-tab";
import { useTasksInView } from "@/components/my-tasks/screen/use-tasks-in-view";
import { taskIn } from "@/components/my-tasks/store/my-tasks";
import { useMyTasks } from "@/components/my-tasks/store/use-my-tasks";
import { Undo } from "@/components/undo/undo";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { taskPath } from "@/lib/tasks/path";
import { hasModule } from "@/lib/modules/on-screen";

type TasksOnBoardsProps = Omit<MyTasksScreenProps, "first" | "viewSettings">;

const VIEW_PATH = "/boards-app/v1/my-tasks/view";

export function TasksOnBoards({ tabs, viewer, now, remembered, layout }: TasksOnBoardsProps) {
  const t = useTranslations("myTasks");
  const screen = useRef<HTMLDivElement>(null);
  const { tab, place } = useTab(tabs);
  const clock = useClock(now, viewer);
  const sync = useMyTasksSync();
  const onScreen = useMyTasks(tab, { title: t("title"), viewer, read: sync.read });
  const { source, shown, isComplete, counts, loading } = onScreen;
  const connection = useLiveTasks({ sync, tasks: shown.tasks, me: viewer.id, renderedAt: now });
  const onOpen = useOpening(useKeptScroll(screen, isComplete));
  const editing = useEditing({ source, tasks: shown.tasks, viewer, clock, sync, onOpen });
  const { filtering, ...inView } = useTasksInView(onScreen, { tab, viewer, clock });
  const [filterPlace, placeFilters] = useState<PanelPlace | null>(null);
  const { view, choose } = useView({ views: VIEWS, remembered, path: VIEW_PATH });
  const { popover, ...edits } = editing;
  const shared = { ...source, viewer, clock, loading };
  const tabsWithCounts = tabs.map((each) => ({ ...each, count: counts?.[each.name] ?? 0 }));

  return (
    <div ref={screen} data-live={connection} className="flex fill-screen flex-col" onClickCapture={openTabHere}>
      <MyTasksHeader
        {...{ tab, place, connection, view }}
        tabs={tabsWithCounts}
        hasTime={hasModule(viewer, "timeTracking", source.board)}
        onView={choose}
        filterButton={{ count: filtering.count, place: filterPlace, onPlace: placeFilters }}
      />
      {onScreen.isEmpty ? (
        <NoTasks tab={tab} tabs={tabsWithCounts} place={place} />
      ) : (
        <>
          <BoardFilters
            {...{ ...shared, shown, filtering, tasks: inView, view }}
            hidden={isComplete ? inView.hidden : null}
            place={filterPlace}
            onPlace={placeFilters}
          />
          <ChosenView
            key={tab}
            {...shared}
            {...inView}
            {...edits}
            {...{ view, isComplete, layout, onOpen }}
            {...WITHOUT_NEW_TASKS}
            tasks={shown.tasks}
            abilities={source.board.abilities}
            layoutPath={VIEW_PATH}
          />
          {onScreen.left > 0 && (
            <p className="shrink-0 border-t border-gray-6 bg-surface px-4 py-2 text-sm text-gray-11">
              {t("left", { count: onScreen.left })}
            </p>
          )}
        </>
      )}
      {popover}
      <Undo saving={edits.saving} me={viewer.id} />
    </div>
  );
}

/** Stages have no pages here, and new tasks are created in the dialog for all boards. */
const WITHOUT_NEW_TASKS = {
  newTasksOn: null,
  newTaskStage: undefined,
  extras: {},
  onMore: (): Promise<Outcome> => Promise.resolve("loaded"),
};

/** A task is a page of its own, from which one comes back. */
function useOpening(keepScroll: () => void) {
  const client = useQueryClient();
  const router = useRouter();
  return useCallback(
    (taskId: number) => {
      const task = taskIn(client, taskId);
      if (!task) return;
      keepScroll();
      returnFocusTo(taskId);
      router.push(taskPath(task.board_id, taskId));
    },
    [client, router, keepScroll],
  );
}
