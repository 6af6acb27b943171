"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { useScreenClient } from "@/components/board-store/use-screen-client";
import { addressOfSheet } from "@/components/timesheet/words/search-params";
import { Timesheet } from "@/components/timesheet/timesheet";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";

/** Time that is not saved yet outlives its week. */
export function TimesheetScreen({ view }: { view: TimesheetView }) {
  const client = useScreenClient("timesheet", () => undefined);
  return (
    <QueryClientProvider client={client}>
      <RefreshOnFocus />
      <Timesheet key={`${view.days[0]} ${addressOfSheet(view.search)}`} view={view} />
    </QueryClientProvider>
  );
}
