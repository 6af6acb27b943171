import type { z } from "zod";
import { Activity, ActivityInFeed, ActivityOfPerson } from "@/scripts/openapi/records/activity";
import { Board, BoardBesideColleagues, BoardName, Label, Stage } from "@/scripts/openapi/records/boards";
import { NotificationTask } from "@/scripts/openapi/records/notifications";
import { Actor, Archiver, BoardWithRole, Member, Nobody, Person, SiteMember } from "@/scripts/openapi/records/people";
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
  { form: TaskCard, source: "observed.md, 3, a card: by-stage, stage-page, filtered" },
  { form: NotificationTask, source: "observed.md, 3, Notification" },
  { form: RelatedTask, source: "facts.md, 6.4, dependencies" },
  { form: FailedTask, source: "facts.md, 6.4, failed_tasks of bulk-restore-tasks" },
  { form: BoardBesideColleagues, source: "facts.md, Doc1 4.9, boards-users" },
  { form: BoardWithRole, source: "facts.md, Doc1 4.9 and 4.10, users of boards-users and managers" },
  { form: BoardName, source: "document-1, 4.10, managers; docs/api/app.md, an invitation that is accepted" },
  { form: ActivityOfPerson, source: "document-2, 4.1, member/{id}/activities: no action_key or column_key" },
  { form: ActivityInFeed, source: "facts.md, Doc2 4.1, comments-and-activities: no action_key or column_key" },
  { form: Member, source: "document-1, 2, member views" },
  { form: SiteMember, source: "facts.md, Doc1 4.9 and 4.10, boards-users and managers" },
  { form: Actor, source: "facts.md, R-USER-MIN" },
  { form: Archiver, source: "facts.md, 6.4, archived_by of archived-tasks" },
  { form: Nobody, source: "decisions.md, types on the wire: a deleted user" },
];
