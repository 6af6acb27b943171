import type { BoardEvent } from "@/lib/events/board-events";
import type { TaskEvent } from "@/lib/events/task-events";

/** What `data` of a delivery is: the record, or only ids and title of what is gone. */
export type Subject =
  | "task"
  | "comment"
  | "stage"
  | "board"
  | "member"
  | "removed task"
  | "removed comment"
  | "removed stage"
  | "removed member";

interface HookEvent {
  subject: Subject;
  /** What the actor has done, as `'Jane' has …`. `before` and `after` are the values of the activity. */
  predicate: (facts: EventFacts) => string;
  ofTask?: readonly TaskEvent[];
  ofBoard?: readonly BoardEvent[];
}

export interface EventFacts {
  /** The title of the task, stage or board, or the name of the member. */
  title: string;
  before: string;
  after: string;
}

/** By the names that webhooks choose from (docs/api/outgoing-webhooks.md). The first eleven are the plugin's. */
export const HOOK_EVENTS = {
  task_created: {
    subject: "task",
    predicate: ({ title }) => `created task '${title}'`,
    ofTask: ["created task", "cloned task"],
  },
  task_stage_changed: {
    subject: "task",
    predicate: ({ title, before, after }) =>
      before ? `moved task '${title}' from '${before}' to '${after}'` : `moved task '${title}' to '${after}'`,
    ofTask: ["changed stage"],
  },
  task_closed: { subject: "task", predicate: ({ title }) => `closed task '${title}'`, ofTask: ["closed task"] },
  task_archived: { subject: "task", predicate: ({ title }) => `archived task '${title}'`, ofTask: ["archived task"] },
  task_date_changed: {
    subject: "task",
    predicate: ({ title }) => `changed the dates of task '${title}'`,
    ofTask: [
      "added Due Date",
      "changed Due Date",
      "removed Due Date",
      "added Start Date",
      "changed Start Date",
      "removed Start Date",
    ],
  },
  task_priority_changed: {
    subject: "task",
    predicate: ({ title, after }) => `changed the priority of task '${title}' to '${after}'`,
    ofTask: ["changed priority"],
  },
  task_label_added: {
    subject: "task",
    predicate: ({ title, after }) => `added label '${after}' to task '${title}'`,
    ofTask: ["added label"],
  },
  task_label_removed: {
    subject: "task",
    predicate: ({ title, before, after }) => `removed label '${before || after}' from task '${title}'`,
    ofTask: ["removed label"],
  },
  stage_added: { subject: "stage", predicate: ({ title }) => `added stage '${title}'`, ofBoard: ["created stage"] },
  comment_created: {
    subject: "comment",
    predicate: ({ title }) => `commented on task '${title}'`,
    ofTask: ["added comment", "added a reply"],
  },
  assignee_added: {
    subject: "task",
    predicate: ({ title, after }) => (after ? `assigned '${after}' to task '${title}'` : `joined task '${title}'`),
    ofTask: ["added assignee", "joined task"],
  },

  task_updated: {
    subject: "task",
    predicate: ({ title }) => `updated task '${title}'`,
    ofTask: [
      "updated title",
      "updated description",
      "updated custom field",
      "added cover",
      "changed cover",
      "removed cover",
      "added attachment",
      "removed attachment",
      "updated attachment",
      "added estimate",
      "changed estimate",
      "removed estimate",
    ],
  },
  task_reopened: { subject: "task", predicate: ({ title }) => `reopened task '${title}'`, ofTask: ["reopened task"] },
  task_restored: { subject: "task", predicate: ({ title }) => `restored task '${title}'`, ofTask: ["restored task"] },
  task_moved_to_board: {
    subject: "task",
    predicate: ({ title }) => `moved task '${title}' to this board`,
    ofTask: ["moved board"],
  },
  task_deleted: {
    subject: "removed task",
    predicate: ({ title }) => `deleted task '${title}'`,
    ofBoard: ["deleted task"],
  },
  assignee_removed: {
    subject: "task",
    predicate: ({ title, after }) => (after ? `unassigned '${after}' from task '${title}'` : `left task '${title}'`),
    ofTask: ["removed assignee", "left task"],
  },
  subtask_added: {
    subject: "task",
    predicate: ({ title, after }) => `added subtask '${after}' to task '${title}'`,
    ofTask: ["added subtask"],
  },
  comment_updated: {
    subject: "comment",
    predicate: ({ title }) => `edited a comment on task '${title}'`,
    ofTask: ["updated comment", "updated a reply"],
  },
  comment_deleted: {
    subject: "removed comment",
    predicate: ({ title }) => `deleted a comment on task '${title}'`,
    ofTask: ["removed comment", "removed a reply"],
  },
  stage_updated: {
    subject: "stage",
    predicate: ({ title }) => `updated stage '${title}'`,
    ofBoard: [
      "updated title of stage",
      "updated status of stage",
      "updated color of stage",
      "updated background of stage",
      "updated visibility of stage",
      "updated limit of stage",
    ],
  },
  stage_archived: {
    subject: "stage",
    predicate: ({ title }) => `archived stage '${title}'`,
    ofBoard: ["archived stage"],
  },
  stage_restored: {
    subject: "stage",
    predicate: ({ title }) => `restored stage '${title}'`,
    ofBoard: ["restored stage"],
  },
  stage_deleted: {
    subject: "removed stage",
    predicate: ({ title }) => `deleted stage '${title}'`,
    ofBoard: ["deleted stage"],
  },
  member_added: {
    subject: "member",
    predicate: ({ title }) => `added '${title}' to the board`,
    ofBoard: ["added member", "added viewer", "added manager"],
  },
  member_removed: {
    subject: "removed member",
    predicate: ({ title }) => `removed '${title}' from the board`,
    ofBoard: ["removed member"],
  },
  board_updated: {
    subject: "board",
    predicate: ({ title }) => `updated board '${title}'`,
    ofBoard: ["changed title", "changed description", "changed board background", "archived board", "restored board"],
  },
} as const satisfies Record<string, HookEvent>;

export type HookEventName = keyof typeof HOOK_EVENTS;

export const HOOK_EVENT_NAMES = Object.keys(HOOK_EVENTS) as HookEventName[];

/** What a person sends to try a webhook. */
export const TEST_EVENT = "test";

const entries: readonly [string, HookEvent][] = Object.entries(HOOK_EVENTS);
const namesBy = (list: "ofTask" | "ofBoard") =>
  new Map<string, string>(entries.flatMap(([name, event]) => (event[list] ?? []).map((of) => [of, name] as const)));
const [ofTasks, ofBoards] = [namesBy("ofTask"), namesBy("ofBoard")];

/** Undefined where no webhook can ask for it. */
export const hookEventOf = (event: TaskEvent | BoardEvent, isOfTask: boolean): string | undefined =>
  (isOfTask ? ofTasks : ofBoards).get(event);
