import { peopleIds, peopleIn, personOf } from "@/lib/imports/native/plugin/people";
import { first, type Raw, record, records } from "@/lib/imports/native/plugin/values";

/** A board as the plugin wrote it becomes one that `DocumentBoard` reads. */
export function boardOfPlugin(raw: Raw): Raw {
  const [settings, meta] = [record(raw.settings), record(raw.meta)];
  return {
    ...raw,
    type: raw.type === "roadmap" ? "roadmap" : "to-do",
    background: backgroundOf(raw),
    ...{ is_template: settings.is_template, template_description: settings.template_description },
    template_category: settings.template_category,
    ...{ enable_time_tracking: settings.enable_time_tracking, enable_recurring_tasks: settings.enable_recurring_tasks },
    enable_stage_change_email: meta.enable_stage_change_email,
    has_custom_field_order: meta.custom_field_positions,
    people: peopleIn(raw).map(personOf),
    members: [raw.members, raw.users, raw.board_users].flatMap(records).map(memberOf),
    stages: records(raw.stages).filter(isOfType("stage")).map(stageOf),
    labels: records(raw.labels).filter(isOfType("label")).map(labelOf),
    custom_fields: [raw.custom_fields, raw.customFields].flatMap(records).map(fieldOf),
    attachments: [],
    activities: records(raw.activities).map(activityOf),
  };
}

const isOfType = (type: string) => (raw: Raw) => raw.type === undefined || raw.type === null || raw.type === type;

function backgroundOf({ background }: Raw): Raw | null {
  const raw = record(background);
  if (Object.keys(raw).length === 0) return null;
  return { id: raw.id, color: raw.color, is_image: raw.is_image, image_url: first(raw.image_url, raw.image) };
}

function memberOf(raw: Raw): Raw {
  const pivot = record(raw.pivot);
  const settings = record(first(pivot.settings, raw.settings));
  const said = first(raw.role, raw.fbs_role);
  const isManager = said === "manager" || isOn(first(settings.is_admin, raw.is_admin, raw.is_board_admin));
  const isViewer = said === "viewer" || isOn(first(settings.is_viewer_only, raw.is_viewer_only));
  return { person: peopleIds([raw])[0], role: isManager ? "manager" : isViewer ? "viewer" : "member" };
}

const isOn = (value: unknown) => value === true || value === 1 || value === "1" || value === "yes";

function stageOf(raw: Raw): Raw {
  const settings = record(raw.settings);
  return {
    ...raw,
    status: first(settings.default_task_status, raw.status),
    ...{ is_template: settings.is_template, is_public: settings.is_public },
    default_assignees: peopleIds(settings.default_task_assignees),
    default_watchers: peopleIds(settings.default_task_watchers),
    archived_by: settings.archived_by_id,
  };
}

export const labelOf = (raw: Raw): Raw => ({ ...raw, color_preset: record(raw.settings).color_preset });

function fieldOf(raw: Raw): Raw {
  const settings = record(raw.settings);
  return {
    ...raw,
    type: first(settings.custom_field_type, raw.type),
    options: first(settings.select_options, settings.options),
  };
}

export const activityOf = (raw: Raw): Raw => ({
  ...raw,
  action: first(raw.action_key, raw.action),
  column: first(raw.column_key, raw.column),
});
