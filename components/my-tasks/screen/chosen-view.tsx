"use client";
import dynamic from "next/dynamic";
import { withTexts } from "@/components/i18n/with-texts";
import { KeptTasks } from "@/components/board/views/kept-tasks";
import { RowSkeletons } from "@/components/board/views/row-skeletons";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { SelectedOnBoards } from "@/components/my-tasks/screen/selected-on-boards";
import type { View } from "@/components/my-tasks/screen/my-tasks-header";
import { boardCalendarTexts } from "@/generated/messages/parts/boardCalendar";

/** Only what the chosen view needs is loaded. */
const VIEW_COMPONENTS = {
  list: dynamic(() => import("@/components/board/list/list-view").then((file) => file.ListView)),
  table: dynamic(() => import("@/components/board/table/table-view").then((file) => file.TableView)),
  calendar: dynamic(
    withTexts(boardCalendarTexts, () =>
      import("@/components/board/calendar/calendar-view").then((file) => file.CalendarView),
    ),
    { ssr: false, loading: () => <RowSkeletons /> },
  ),
} satisfies Record<View, React.ComponentType<BoardViewProps>>;

export function ChosenView({ view, ...props }: BoardViewProps & { view: View }) {
  const Component = VIEW_COMPONENTS[view];
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <KeptTasks value={props.kept}>
        <Component {...props} />
      </KeptTasks>
      <SelectedOnBoards {...props} />
    </div>
  );
}
