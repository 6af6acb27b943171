type Fields = Record<string, unknown>;

/** Ids of Asana are long numbers. */
export const gid = (number: number): string => String(1_200_000_000_000_000 + number);

export const workPerson = (number: number, fields: Fields = {}) => ({
  gid: gid(number),
  name: `Person ${number}`,
  resource_type: "user",
  ...fields,
});

export const section = (number: number, name = `Section ${number}`) => ({
  gid: gid(number),
  name,
  resource_type: "section",
});

export const membership = (project: number, inSection: ReturnType<typeof section> | null) => ({
  project: { gid: gid(project), name: "Campaign", resource_type: "project" },
  section: inSection,
});

export const workTask = (number: number, fields: Fields = {}) => ({
  gid: gid(number),
  name: `Task ${number}`,
  resource_type: "task",
  resource_subtype: "default_task",
  notes: "",
  html_notes: "",
  completed: false,
  completed_at: null,
  created_at: "2026-01-05T09:00:00.000Z",
  modified_at: "2026-02-05T09:00:00.000Z",
  due_on: null,
  due_at: null,
  start_on: null,
  start_at: null,
  assignee: null,
  followers: [] as Fields[],
  tags: [] as Fields[],
  memberships: [] as Fields[],
  custom_fields: [] as Fields[],
  dependencies: [] as Fields[],
  num_likes: 0,
  num_subtasks: 0,
  parent: null,
  subtasks: [] as Fields[],
  ...fields,
});

export const story = (number: number, text: string, fields: Fields = {}) => ({
  gid: gid(number),
  resource_type: "story",
  type: "comment",
  resource_subtype: "comment_added",
  text,
  html_text: `<body>${text}</body>`,
  created_at: "2026-03-01T10:00:00.000Z",
  created_by: workPerson(1),
  ...fields,
});

export const workAttachment = (number: number, name: string, fields: Fields = {}) => ({
  gid: gid(number),
  resource_type: "attachment",
  resource_subtype: "asana",
  host: "asana",
  name,
  view_url: null,
  permanent_url: `https://app.asana.com/app/asana/-/get_asset?asset_id=${gid(number)}`,
  size: 3,
  created_at: "2026-03-02T10:00:00.000Z",
  ...fields,
});

export interface WorkProjectRecord {
  gid: string;
  name: string;
  archived: boolean;
  permalink_url: string;
  sections: ReturnType<typeof section>[];
  tasks: ReturnType<typeof workTask>[];
  [field: string]: unknown;
}

export const workProject = (number: number, fields: Partial<WorkProjectRecord> = {}): WorkProjectRecord => ({
  gid: gid(number),
  name: "Campaign",
  resource_type: "project",
  archived: false,
  permalink_url: `https://app.asana.com/0/${gid(number)}`,
  notes: "",
  html_notes: "",
  color: "light-green",
  created_at: "2026-01-01T09:00:00.000Z",
  modified_at: "2026-04-01T09:00:00.000Z",
  owner: null,
  members: [],
  custom_field_settings: [],
  sections: [],
  tasks: [],
  ...fields,
});
