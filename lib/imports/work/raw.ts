import { z } from "zod";
import { flag, list, number, orNull, ref, text, time } from "@/lib/board-document/parts";

// What Asana's API and its JSON export say, as far as it is imported. Both have the same records.

const Named = z.object({ gid: ref, name: text });

export const RawPerson = z.object({ gid: ref, name: text, email: orNull(text) });
export type RawPerson = z.infer<typeof RawPerson>;

const person = RawPerson.nullable().catch(null);

const Option = z.object({ gid: ref, name: text });

export const RawField = z.object({
  gid: ref,
  name: text,
  resource_subtype: orNull(text),
  type: orNull(text),
  enum_options: list(Option),
});
export type RawField = z.infer<typeof RawField>;

const Value = RawField.extend({
  display_value: orNull(text),
  text_value: orNull(text),
  number_value: orNull(number),
  enum_value: Option.nullable().catch(null),
  multi_enum_values: list(Option),
  date_value: z
    .object({ date: orNull(text), date_time: orNull(text) })
    .nullable()
    .catch(null),
  people_value: list(Named),
});
export type RawValue = z.infer<typeof Value>;

export const RawStory = z.object({
  gid: ref,
  type: text,
  resource_subtype: text,
  text,
  html_text: text,
  created_at: time,
  created_by: person,
});
export type RawStory = z.infer<typeof RawStory>;

export const RawAttachment = z.object({
  gid: ref,
  name: text,
  host: text,
  resource_subtype: text,
  view_url: orNull(text),
  permanent_url: orNull(text),
  size: orNull(number),
  created_at: time,
});
export type RawAttachment = z.infer<typeof RawAttachment>;

const Tag = z.object({ gid: ref, name: text, color: orNull(text) });
export type RawTag = z.infer<typeof Tag>;

const Membership = z.object({ project: Named.nullable().catch(null), section: Named.nullable().catch(null) });

export const RawTask = z.object({
  gid: ref,
  name: text,
  resource_subtype: text,
  notes: text,
  html_notes: text,
  completed: flag,
  completed_at: time,
  created_at: time,
  modified_at: time,
  created_by: person,
  due_at: time,
  due_on: time,
  start_at: time,
  start_on: time,
  assignee: person,
  followers: list(RawPerson),
  tags: list(Tag),
  memberships: list(Membership),
  projects: list(Named),
  custom_fields: list(Value),
  dependencies: list(z.object({ gid: ref })),
  num_subtasks: number,
  num_likes: number,
  stories: list(RawStory),
  attachments: list(RawAttachment),
  get subtasks(): z.ZodType<RawTask[]> {
    return list(RawTask);
  },
});
export interface RawTask extends Omit<z.output<typeof RawTask>, "subtasks"> {
  subtasks: RawTask[];
}
export type RawMembership = z.infer<typeof Membership>;

export const RawProject = z.object({
  gid: ref,
  name: text,
  notes: text,
  html_notes: text,
  archived: flag,
  color: orNull(text),
  created_at: time,
  modified_at: time,
  owner: person,
  members: list(RawPerson),
  custom_field_settings: list(z.object({ custom_field: RawField })),
});
export type RawProject = z.infer<typeof RawProject>;

export const RawSection = Named;
export type RawSection = z.infer<typeof RawSection>;
