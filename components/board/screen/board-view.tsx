"use client";
import dynamic from "next/dynamic";
import type { BoardJson } from "@/components/board-store/board-data";
import { BlockedTasks, useBlockedTasks } from "@/components/board/card/blocked-tasks";
import { FinishTask } from "@/components/board/card/finish-task";
import { IdeaAuthors } from "@/components/board/card/idea-authors";
import { useIdeaAuthors } from "@/components/board/roadmap/use-roadmap";
import { Kanban } from "@/components/board/screen/kanban";
import { KeptTasks } from "@/components/board/views/kept-tasks";
import { RowSkeletons } from "@/components/board/views/row-skeletons";
import { withTexts } from "@/components/i18n/with-texts";
import { loadOpeningView } from "@/lib/early-read";
import { kanbanTexts } from "@/generated/messages/parts/kanban";
import { boardCalendarTexts } from "@/generated/messages/parts/boardCalendar";
import { archivedItemsTexts } from "@/generated/messages/parts/archivedItems";
import { timelineTexts } from "@/generated/messages/parts/timeline";
import { ExtrasFromFilters } from "@/components/board/views/new-task-extras";
import type { LanesOnScreen } from "@/components/board/views/use-lanes";
import type { BoardViewProps } from "@/components/board/views/view-props";
import type { TaskFilters } from "@/components/filters/filters";
import { type View, viewPathOf } from "@/components/board/views/views";

const loading = () => <RowSkeletons className="flex-1 bg-surface" />;

/** Only what the chosen view needs is loaded. */
const ListView = dynamic(() => import("@/components/board/list/list-view").then((file) => file.ListView), { loading });
const TableView = dynamic(() => import("@/components/board/table/table-view").then((file) => file.TableView), {
  loading,
});
/** Its texts come with it, so that the kanban doesn’t load them. */
const loadCalendar = withTexts(boardCalendarTexts, () =>
  import("@/components/board/calendar/calendar-view").then((file) => file.CalendarView),
);
const loadTimeline = withTexts(timelineTexts, () =>
  import("@/components/board/timeline/timeline-view").then((file) => file.TimelineView),
);
const CalendarView = dynamic(loadCalendar, { ssr: false, loading });
const TimelineView = dynamic(loadTimeline, { ssr: false, loading });

loadOpeningView({ calendar: loadCalendar, timeline: loadTimeline });

const LanesView = dynamic(
  withTexts(kanbanTexts, () => import("@/components/board/lanes/lanes-view").then((file) => file.LanesView)),
  { ssr: false, loading },
);

const ArchivedInView = dynamic(
  withTexts(archivedItemsTexts, () =>
    import("@/components/board/views/archived-in-view").then((file) => file.ArchivedInView),
  ),
  { ssr: false },
);

interface ChosenViewProps extends Omit<BoardViewProps, "newTasksOn" | "layoutPath"> {
  board: BoardJson;
  view: View;
  /** By what the kanban is divided into swimlanes, if it is. */
  lanes: LanesOnScreen;
}

interface BoardViewOptions extends ChosenViewProps {
  /** Set if they ask for archived tasks. */
  archivedFilters: TaskFilters | null;
  /** In place of the view. */
  showsOnlyArchived: boolean;
}

export function BoardView({ archivedFilters, showsOnlyArchived, ...props }: BoardViewOptions) {
  const authors = useIdeaAuthors(props.board, props.viewer, props.tasks);
  const blocked = useBlockedTasks(props.board.id, props.viewer, props.tasks);
  return (
    <IdeaAuthors value={authors}>
      <KeptTasks value={props.kept}>
        <ExtrasFromFilters value={props.extras}>
          <BlockedTasks value={blocked}>{!showsOnlyArchived && <ChosenView {...props} />}</BlockedTasks>
          {archivedFilters && (
            <ArchivedInView
              board={props.board}
              viewer={props.viewer}
              clock={props.clock}
              abilities={props.abilities}
              filters={archivedFilters}
              className={showsOnlyArchived ? "min-h-0 flex-1" : "max-h-2/5 shrink-0 border-t border-gray-6"}
            />
          )}
        </ExtrasFromFilters>
      </KeptTasks>
    </IdeaAuthors>
  );
}

function ChosenView({ view, lanes, ...props }: ChosenViewProps) {
  const ofBoard = { newTasksOn: props.board, layoutPath: viewPathOf(props.board.id) };
  if (view === "list") return <ListView {...props} {...ofBoard} />;
  if (view === "table") return <TableView {...props} {...ofBoard} />;
  if (view === "calendar") return <CalendarView {...props} {...ofBoard} />;
  if (view === "timeline") return <TimelineView {...props} {...ofBoard} />;
  if (lanes.by)
    return (
      <FinishTask value={props.abilities.edit ? props.actions.finish : null}>
        <LanesView {...props} {...ofBoard} by={lanes.by} showsEmpty={lanes.showsEmpty} />
      </FinishTask>
    );

  const { board, windows, columns, abilities, viewer, taskMenu, clock, saving, actions, onMore, onOpen } = props;
  return (
    <FinishTask value={abilities.edit ? actions.finish : null}>
      <Kanban
        board={board}
        windows={windows}
        columns={columns}
        abilities={abilities}
        viewer={viewer}
        taskMenu={taskMenu}
        clock={clock}
        save={saving.save}
        send={saving.send}
        onMore={onMore}
        onOpen={onOpen}
      />
    </FinishTask>
  );
}
