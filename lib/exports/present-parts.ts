import type { Activity, Attachment, RepeatRule, TimeTrack } from "@/generated/prisma/client";
import { accessLink, signedFileLink } from "@/lib/attachments/signature";
import type { DocumentActivity } from "@/lib/board-document/activity";
import type { DocumentAttachment } from "@/lib/board-document/attachment";
import type { DocumentPerson } from "@/lib/board-document/document";
import type { DocumentRepeatRule, DocumentTimeTrack } from "@/lib/board-document/task";
import { type ExportContext, json, ref, refOrNull, time, timeOrNull } from "@/lib/exports/context";
import { entryOf } from "@/lib/exports/files";
import type { ExportedPerson } from "@/lib/exports/load";
import { canSeeEmail, loginFor, type ViewerContext } from "@/lib/users/present";

export const presentPerson = (person: ExportedPerson, viewerContext: ViewerContext): DocumentPerson => ({
  id: ref(person.id),
  name: person.displayName,
  email: canSeeEmail(viewerContext, person) ? person.email : "",
  login: loginFor(viewerContext, person),
});

/** Links to files are signed, so that another site can fetch them for some hours. */
export function presentAttachment(attachment: Attachment, { files }: ExportContext): DocumentAttachment {
  const { filePath: path, driver, title, createdAt } = attachment;
  const entry = path === null || files === null ? null : entryOf(attachment);
  if (path !== null && entry !== null) files?.push({ driver, title, createdAt, path, entry });
  return {
    id: ref(attachment.id),
    owner: attachment.owner,
    title,
    type: attachment.attachmentType,
    url: path === null ? attachment.fullUrl : entry === null ? signedFileLink(attachment) : accessLink(attachment),
    file: entry,
    size: attachment.fileSize === null ? null : Number(attachment.fileSize),
    meta: json(attachment.meta),
    created_by: refOrNull(attachment.createdById),
    created_at: time(createdAt),
  };
}

export const presentActivity = (activity: Activity): DocumentActivity => ({
  action: activity.action,
  column: activity.column,
  old_value: activity.oldValue,
  new_value: activity.newValue,
  description: activity.description,
  settings: json(activity.settings),
  created_by: refOrNull(activity.createdById),
  created_at: time(activity.createdAt),
});

export const presentTimeTrack = (track: TimeTrack): DocumentTimeTrack => ({
  id: ref(track.id),
  person: refOrNull(track.userId),
  status: track.status,
  started_at: time(track.startedAt),
  completed_at: timeOrNull(track.completedAt),
  working_minutes: track.workingMinutes,
  billable_minutes: track.billableMinutes,
  is_manual: track.isManual,
  message: track.message,
  created_at: time(track.createdAt),
});

export const presentRepeatRule = (rule: RepeatRule): DocumentRepeatRule => ({
  unit: rule.unit,
  every: rule.every,
  create_new: rule.createNew,
  when_complete: rule.whenComplete,
  month: rule.month,
  month_type: rule.monthType,
  week_days: rule.weekDays,
  month_days: rule.monthDays,
  time: rule.time,
  timezone: rule.timezone,
  stage: refOrNull(rule.stageId),
  next_at: timeOrNull(rule.nextAt),
  last_at: timeOrNull(rule.lastAt),
});
