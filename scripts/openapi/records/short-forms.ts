import type { z } from "zod";
import { Activity, ActivityInFeed, ActivityOfPerson } from "@/scripts/openapi/records/activity";
import {
  Board,
  BoardBesideColleagues,
  BoardName,
  BoardOfMyTasks,
  BoardOption,
  Label,
  Stage,
} from "@/scripts/openapi/records/boards";
import {
  Idea,
  IdeaDetail,
  IdeaStage,
  MovedIdea,
  MovedStage,
  NewIdea,
  OwnComment,
  OwnReply,
  PopularIdea,
  PublicComment,
  PublicReply,
} from "@/scripts/openapi/records/ideas";
import { NotificationTask } from "@/scripts/openapi/records/notifications";
import {
  Actor,
  PersonInShort,
  BoardWithRole,
  Member,
  Nobody,
  Person,
  SiteMember,
} from "@/scripts/openapi/records/people";
import { CardBoard, MatchedAccount } from "@/scripts/openapi/records/imports";
import {
  BoardInSearch,
  BoardLink,
  FoundBoard,
  FoundTask,
  LabelInSearch,
  StageName,
  TaskInSearch,
} from "@/scripts/openapi/records/search";
import {
  PublicBoard,
  PublicLabel,
  PublicPerson,
  PublicStage,
  PublicTask,
} from "@/scripts/openapi/records/public-boards";
import {
  LabelInShort,
  ShippedLabel,
  ShippedStage,
  StageInShort,
  TaskInPreview,
} from "@/scripts/openapi/records/templates";
import { BoardTotal, LabelTotal, StageTotal } from "@/scripts/openapi/records/reports";
import {
  BoardOfWork,
  PersonOfWork,
  StoppedTask,
  TaskOfTimer,
  TimesheetBoard,
  TimesheetRow,
  TaskOfWork,
  Worker,
} from "@/scripts/openapi/records/time";
import { Attachment, Comment, FailedTask, RelatedTask, Task, TaskCard } from "@/scripts/openapi/records/tasks";

interface Kind {
  whole: z.ZodObject;
  /** Keys under which such records appear, when the key tells. */
  names?: RegExp;
  /** Keys that only this kind of record has. */
  markers: string[];
}

/** Each record must have all required keys of its kind wherever it appears. */
export const KINDS: Record<string, Kind> = {
  Board: { whole: Board, names: /boards?$/i, markers: ["background", "currency"] },
  Stage: { whole: Stage, names: /stages?$/i, markers: ["board_id", "bg_color", "archived_at"] },
  Task: { whole: Task, names: /tasks?$/i, markers: ["board_id", "stage_id"] },
  Label: { whole: Label, names: /labels?$/i, markers: ["board_id", "bg_color", "archived_at"] },
  Comment: { whole: Comment, names: /(comments?|replies)$/i, markers: ["privacy"] },
  Attachment: { whole: Attachment, names: /^(file|images?|\w*attachments?)$/i, markers: ["file_hash"] },
  Activity: { whole: Activity, markers: ["old_value"] },
  Person: { whole: Person, markers: ["ID"] },
};

interface ShortForm {
  form: z.ZodObject;
  /** The document that specifies the short form, and where. */
  source: string;
}

/** All other allowed forms of these records in responses. */
export const SHORT_FORMS: ShortForm[] = [
  { form: TaskCard, source: "compatibility.md, C12: a task as a card, in by-stage, stage-page and filtered" },
  { form: NotificationTask, source: "compatibility.md, C12: the task of a notification" },
  { form: RelatedTask, source: "compatibility.md, C12: the tasks of a dependency" },
  { form: FailedTask, source: "compatibility.md, C12: failed_tasks of bulk-restore-tasks" },
  { form: BoardBesideColleagues, source: "compatibility.md, C101: boards of boards-users" },
  { form: BoardWithRole, source: "compatibility.md, C101: boards of a person in boards-users and managers" },
  { form: BoardOption, source: "compatibility.md, C114: boards-by-type and options/projects" },
  { form: BoardName, source: "compatibility.md, C103; docs/api/app.md, an invitation that is accepted" },
  { form: ActivityOfPerson, source: "compatibility.md, C81: member/{id}/activities" },
  { form: ActivityInFeed, source: "compatibility.md, C81: comments-and-activities" },
  { form: Member, source: "compatibility.md, C101" },
  { form: SiteMember, source: "compatibility.md, C101: boards-users and managers" },
  { form: Actor, source: "compatibility.md, C85" },
  { form: PersonInShort, source: "compatibility.md, C12: archived_by of archived-tasks, options/members" },
  { form: FoundTask, source: "compatibility.md, C117: global-search" },
  { form: FoundBoard, source: "compatibility.md, C117: global-search" },
  { form: BoardLink, source: "compatibility.md, C117: the board of a task that is found" },
  { form: StageName, source: "compatibility.md, C117: the stage of a task that is found" },
  { form: BoardOfMyTasks, source: "docs/api/my-tasks.md, for our own screen" },
  { form: TaskInSearch, source: "docs/api/search.md, for our own screen" },
  { form: BoardInSearch, source: "docs/api/search.md, for our own screen" },
  { form: LabelInSearch, source: "docs/api/search.md, for our own screen" },
  { form: Idea, source: "compatibility.md, C125: what anyone may read of an idea" },
  { form: IdeaDetail, source: "compatibility.md, C125: one idea with its comments" },
  { form: IdeaStage, source: "compatibility.md, C125: the stage of an idea" },
  { form: PublicComment, source: "compatibility.md, C125: the comments of an idea" },
  { form: PublicReply, source: "compatibility.md, C125: the comments of an idea" },
  { form: NewIdea, source: "compatibility.md, C128: an idea that was submitted" },
  { form: OwnComment, source: "compatibility.md, C128: a comment that was submitted" },
  { form: OwnReply, source: "compatibility.md, C128: a reply that was submitted" },
  { form: PopularIdea, source: "compatibility.md, C134: popular-ideas" },
  { form: MovedIdea, source: "compatibility.md, C125: change-stage" },
  { form: MovedStage, source: "compatibility.md, C125: change-stage" },
  { form: PublicBoard, source: "compatibility.md, C121" },
  { form: PublicStage, source: "compatibility.md, C121" },
  { form: PublicLabel, source: "compatibility.md, C121" },
  { form: PublicPerson, source: "compatibility.md, C121" },
  { form: PublicTask, source: "compatibility.md, C121" },
  { form: StageInShort, source: "compatibility.md, C148" },
  { form: ShippedStage, source: "compatibility.md, C148" },
  { form: LabelInShort, source: "compatibility.md, C148" },
  { form: ShippedLabel, source: "compatibility.md, C148" },
  { form: TaskInPreview, source: "compatibility.md, C148" },
  { form: MatchedAccount, source: "docs/api/imports.md, for our own screen" },
  { form: CardBoard, source: "compatibility.md, C159: boards of another tool" },
  { form: TaskOfWork, source: "compatibility.md, C167" },
  { form: BoardOfWork, source: "compatibility.md, C167" },
  { form: TaskOfTimer, source: "docs/api/timer.md, for our own screen" },
  { form: TimesheetBoard, source: "docs/api/my-tasks.md, for our own screen" },
  { form: TimesheetRow, source: "docs/api/my-tasks.md, for our own screen" },
  { form: StoppedTask, source: "docs/api/timer.md, for our own screen" },
  { form: BoardTotal, source: "compatibility.md, C182" },
  { form: StageTotal, source: "compatibility.md, C182" },
  { form: LabelTotal, source: "compatibility.md, C182" },
  { form: PersonOfWork, source: "compatibility.md, C167" },
  { form: Worker, source: "compatibility.md, C167" },
  { form: Nobody, source: "compatibility.md, C13" },
];
