import { activityOf } from "@/lib/imports/native/plugin/board";
import { peopleIds } from "@/lib/imports/native/plugin/people";
import { first, list, type Raw, record, records } from "@/lib/imports/native/plugin/values";

/** A task as the plugin wrote it becomes one that `DocumentTask` reads. */
export function taskOfPlugin(raw: Raw): Raw {
  return { ...plainTask(raw), stage: raw.stage_id, subtask_groups: groupsOf(raw) };
}

function plainTask(raw: Raw): Raw {
  const [settings, meta] = [record(raw.settings), record(raw.meta)];
  const cover = record(settings.cover);
  const author = record(settings.author);
  return {
    ...raw,
    ...{ cover_color: cover.backgroundColor, cover_attachment: cover.imageId, logo: settings.logo },
    integration_type: settings.integration_type,
    ...{ author_name: author.name, author_email: author.email },
    estimated_minutes: meta._estimated_minutes,
    is_pinned: first(raw.is_pinned, meta.is_pinned),
    is_template: meta.is_template,
    reminder: raw.reminder_type,
    assignees: peopleIds(raw.assignees),
    watchers: peopleIds(raw.watchers),
    labels: labelIds(raw),
    custom_fields: [raw.custom_fields, raw.customFields, raw.task_custom_fields].flatMap(records).map(valueOf),
    comments: records(raw.comments).map(commentOf),
    attachments: records(raw.attachments).map(attachmentOf),
    time_tracks: [raw.time_tracks, raw.timeTracks].flatMap(records).map(trackOf),
    repeat: repeatOf(raw),
    idea: null,
    activities: records(raw.activities).map(activityOf),
    predecessors: first(raw.predecessors, []),
  };
}

const labelIds = ({ labels, label_ids }: Raw): unknown[] =>
  list(first(labels, label_ids)).map((label) => (typeof label === "object" ? record(label).id : label));

/** Subtasks without a group, and those of a group that is not listed, are in one of their own. */
function groupsOf(raw: Raw): Raw[] {
  const named = [raw.subtask_groups, raw.subtaskGroups, raw.task_groups].flatMap(records);
  const groups = new Map(
    named.map(({ id, title, value, position, subtasks }, at) => [
      String(id),
      { id, title: first(value, title), position: first(position, at + 1), subtasks: records(subtasks) },
    ]),
  );
  for (const subtask of records(raw.subtasks)) {
    const groupId = String(first(record(subtask.meta).subtask_group_id, subtask.subtask_group_id, ""));
    const group = groups.get(groupId) ?? {
      ...{ id: groupId, title: "Subtask Group", position: groups.size + 1 },
      subtasks: [],
    };
    group.subtasks.push(subtask);
    groups.set(groupId, group);
  }
  return [...groups.values()].map((group) => ({ ...group, subtasks: group.subtasks.map(plainTask) }));
}

const valueOf = (raw: Raw): Raw => ({
  field: first(raw.foreign_id, raw.custom_field_id, raw.id),
  value: first(record(raw.settings).value, record(record(raw.pivot).settings).value, raw.value),
});

function commentOf(raw: Raw): Raw {
  const settings = record(raw.settings);
  return {
    ...raw,
    raw_description: settings.raw_description,
    mentions: list(settings.mentioned_id),
    images: records(raw.images).map(attachmentOf),
    replies: records(raw.replies).map(commentOf),
  };
}

const OWNERS: Record<string, string> = {
  TASK: "task",
  BOARD: "board",
  task_description: "task_description",
  comment_image: "comment_image",
};

const attachmentOf = (raw: Raw): Raw => ({
  ...raw,
  owner: OWNERS[String(raw.object_type)],
  type: raw.attachment_type,
  url: raw.attachment_type === "url" ? first(raw.full_url, raw.secure_url) : raw.full_url,
  file: null,
  size: null,
  meta: record(raw.settings).meta,
});

const trackOf = (raw: Raw): Raw => ({ ...raw, person: raw.user_id });

function repeatOf(raw: Raw): Raw | null {
  const rule = record(raw.repeat_task_meta);
  const unit = first(rule.repeat_type, record(rule.value).repeat_type);
  if (unit === undefined) return null;
  const said = rule.repeat_type === undefined ? record(rule.value) : rule;
  return {
    ...{ unit, every: first(said.repeat_in, 1), create_new: said.create_new },
    when_complete: said.repeat_when_complete,
    ...{ month: said.selected_month, month_type: said.repeat_in_month_type },
    week_days: list(said.selected_repeat_week_days),
    month_days: list(said.selected_month_days).map(Number),
    ...{ time: said.time, timezone: said.time_zone, stage: said.selected_stage },
    next_at: first(said.next_repeat_date, rule.next_repeat_date),
    last_at: null,
  };
}
