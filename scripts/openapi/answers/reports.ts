import { z } from "zod";
import { Priority } from "@/generated/prisma/enums";
import type { presentActivityReport } from "@/lib/reports/activity";
import type { OverviewReport } from "@/lib/reports/overview";
import type { RoadmapReport } from "@/lib/reports/roadmap";
import type { TasksReport } from "@/lib/reports/tasks";
import type { Answers } from "@/scripts/openapi/answers/shapes";
import { BoardTotal, LabelTotal, StageTotal } from "@/scripts/openapi/records/reports";
import { address, checked, count, id, text, textOrNull } from "@/scripts/openapi/records/record";

const duration = text.describe("Hours and minutes, such as `32h 30m`, `12h` and `45m`.");
const actorId = z.int().describe("0 for deleted people.");
const bucketsOf = <const Key extends string>(...keys: Key[]) =>
  z.array(z.object({ key: z.enum(keys), label: text, value: count }));

const PRIORITIES = z.object({ total: count, items: bucketsOf("urgent", "high", "medium", "low", "none") });

const Overview = checked<OverviewReport>()(
  z.object({
    stats: z.object({ total: count, completed: count, overdue: count, activeMembers: count, estimatedTime: duration }),
    tasksByBoard: z.array(BoardTotal),
    priority: PRIORITIES,
    completion: bucketsOf("completed", "incomplete", "completed_earlier"),
    dueDate: bucketsOf("overdue", "today", "next7days", "later", "no_due_date"),
    assigneeWorkload: z.array(
      z.object({
        id,
        name: text,
        avatar: address,
        open: count,
        completed: count,
        overdue: count,
        estimated: duration,
        workload: count.describe("Open tasks as a percentage of the most that one person has."),
      }),
    ),
  }),
);

const Tasks = checked<TasksReport>()(
  z.object({
    byStage: z.array(StageTotal),
    byAssignee: z.array(z.object({ id, name: text, avatar: address, completed: count, total: count })),
    byLabel: z.array(LabelTotal),
    priority: PRIORITIES,
    recentlyCompleted: z.array(
      z.object({
        id,
        title: text,
        slug: text,
        boardId: id,
        board: text,
        boardColor: textOrNull,
        stage: text,
        priority: z.enum(Priority),
        assignee: textOrNull.describe("Who was assigned first."),
        assigneeAvatar: textOrNull,
        estimated: duration,
      }),
    ),
  }),
);

const Activity = checked<ReturnType<typeof presentActivityReport>>()(
  z.object({
    stats: z.object({
      tasksCreated: count,
      stageChanged: count,
      commentsAdded: count,
      subtasksCreated: count,
      attachmentsAdded: count,
    }),
    byUser: z.array(z.object({ id: actorId, name: text, avatar: text, count })),
    byType: z.array(
      z.object({
        key: z.enum([
          "task_stage_updated",
          "comment_created",
          "task_created",
          "subtask_added",
          "task_attachment_added",
          "task_label",
          "task_due_date_changed",
          "other",
        ]),
        label: text,
        icon: text,
        value: count,
      }),
    ),
    recent: z.array(
      z.object({
        id,
        taskId: id,
        taskSlug: text,
        boardId: id,
        actor: text,
        action: text.describe("What the actor did, in the language of the caller."),
        subject: text.describe("The title of the task."),
        date: text.describe("Such as `October 1, 2025, 9:12 am`, in the time zone of the caller."),
      }),
    ),
  }),
);

const Roadmap = checked<RoadmapReport>()(
  z.object({
    stats: z.object({ totalIdeas: count, submittedIdeas: count, publicIdeas: count, completedIdeas: count }),
    submissions: z.array(z.object({ date: text, value: count })),
    byStage: z.array(z.object({ label: text, value: count, position: z.number() })),
    popularIdeas: z.array(
      z.object({
        id,
        slug: text,
        title: text,
        boardId: id,
        board: text,
        upvotes: count,
        comments: count,
        popularity: count,
      }),
    ),
    bySource: z.array(
      z.object({
        key: z.enum(["page", "web", "other"]),
        label: text,
        value: count,
        colorKey: z.enum(["primary", "success", "neutral"]),
      }),
    ),
  }),
);

export const REPORT_ANSWERS: Answers = {
  "GET /boards/v2/reports/overview": z.object({ report: Overview }),
  "GET /boards/v2/reports/tasks": z.object({ report: Tasks }),
  "GET /boards/v2/reports/activity": z.object({ report: Activity }),
  "GET /boards/v2/reports/roadmap": z.object({ report: Roadmap }),
};
