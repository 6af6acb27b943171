import type { ReportFrame } from "@/components/reports/frame/frame";
import { reportSearchIn } from "@/components/reports/frame/search-params";
import { photo } from "@/components/testing/records";
import type { ActivityReport } from "@/lib/reports/activity";
import type { OverviewReport } from "@/lib/reports/overview";
import type { TasksReport } from "@/lib/reports/tasks";

export const TODAY = { today: "2026-11-25", startOfWeek: 1 };

/** As the page makes it of its address. */
export const frameOf = (search: Record<string, string>, overrides: Partial<ReportFrame> = {}): ReportFrame => ({
  section: "overview",
  search: reportSearchIn(search, TODAY),
  board: null,
  sections: ["overview", "tasks", "activity", "timesheet", "roadmap", "flow"],
  hasTimesheet: true,
  ...TODAY,
  ...overrides,
});

const bucketsOf = <Key extends string>(values: Record<Key, number>) =>
  (Object.keys(values) as Key[]).map((key) => ({ key, label: key, value: values[key] }));

export const anOverview = (overrides: Partial<OverviewReport> = {}): OverviewReport => ({
  stats: { total: 1_348, completed: 20, overdue: 3, activeMembers: 2, estimatedTime: "32h 30m" },
  tasksByBoard: [
    { id: 1, title: "House move", total: 1_300 },
    { id: 2, title: "Garden", total: 48 },
  ],
  priority: { total: 1_348, items: bucketsOf({ urgent: 4, high: 10, medium: 1_320, low: 8, none: 6 }) },
  completion: bucketsOf({ completed: 20, incomplete: 1_325, completed_earlier: 3 }),
  dueDate: bucketsOf({ overdue: 3, today: 2, next7days: 9, later: 4, no_due_date: 1_307 }),
  assigneeWorkload: [
    { id: 5, name: "=Mia", avatar: photo, open: 8, completed: 6, overdue: 1, estimated: "12h", workload: 100 },
    { id: 6, name: "Ben", avatar: photo, open: 2, completed: 14, overdue: 0, estimated: "0m", workload: 25 },
  ],
  ...overrides,
});

export const noOverview = (): OverviewReport => ({
  stats: { total: 0, completed: 0, overdue: 0, activeMembers: 0, estimatedTime: "0m" },
  tasksByBoard: [],
  priority: { total: 0, items: bucketsOf({ urgent: 0, high: 0, medium: 0, low: 0, none: 0 }) },
  completion: bucketsOf({ completed: 0, incomplete: 0, completed_earlier: 0 }),
  dueDate: bucketsOf({ overdue: 0, today: 0, next7days: 0, later: 0, no_due_date: 0 }),
  assigneeWorkload: [],
});

export const aTasksReport = (): TasksReport => ({
  byStage: [],
  byAssignee: [],
  byLabel: [],
  priority: noOverview().priority,
  recentlyCompleted: [
    {
      ...{ id: 1, title: "Dig", slug: "dig", boardId: 3, board: "Garden", boardColor: null, stage: "Done" },
      ...{ priority: "high", assignee: "Mia", assigneeAvatar: photo, estimated: "2h" },
    },
  ],
});

export const anActivityReport = (): ActivityReport => ({
  stats: { tasksCreated: 1, stageChanged: 0, commentsAdded: 0, subtasksCreated: 0, attachmentsAdded: 0 },
  byUser: [],
  byType: [],
  recent: [
    {
      ...{ id: 9, taskId: 1, taskSlug: "dig", boardId: 3, subject: "Dig", actor: "Mia", action: "created this task" },
      at: new Date("2026-11-25T18:30:00Z"),
    },
  ],
});
