import "server-only";
import { z } from "zod";
import { concurrencyLimit } from "@/lib/database/concurrency-limit";
import type { ToolApi } from "@/lib/imports/api/tool-api";
import { allOf, workPages } from "@/lib/imports/work/api";
import { WorkProject } from "@/lib/imports/work/contents";
import { RawAttachment, RawProject, RawSection, RawStory, RawTask } from "@/lib/imports/work/raw";

type Progress = (part: number) => Promise<void>;

/** Downloads a project with all of its tasks, their subtasks, comments and attachments. @throws ToolRefusal */
export async function readWorkProject(api: ToolApi, id: string, onProgress: Progress): Promise<WorkProject> {
  const contents = await WorkProject.open();
  try {
    await addProject(contents, api, id);
    await addTasks(contents, api, pathOf(id), onProgress);
    return contents;
  } catch (error) {
    await contents.close();
    throw error;
  }
}

export const pathOf = (project: string): string => `/projects/${encodeURIComponent(project)}`;

/** Everything but its tasks. @throws ToolRefusal */
export async function addProject(contents: WorkProject, api: ToolApi, id: string): Promise<void> {
  const path = pathOf(id);
  const { data: project } = await api.get(path, { opt_fields: PROJECT_FIELDS }, z.object({ data: RawProject }));
  contents.project = project;
  contents.sections = await allOf(api, `${path}/sections`, { opt_fields: "name" }, RawSection);
  for (const person of [...project.members, project.owner]) if (person) contents.seePerson(person);
  for (const { custom_field } of project.custom_field_settings) contents.fields.add(custom_field);
}

const PROJECT_FIELDS =
  "name,notes,html_notes,archived,color,created_at,modified_at,owner.name,owner.email,members.name,members.email," +
  "custom_field_settings.custom_field.name,custom_field_settings.custom_field.resource_subtype,custom_field_settings.custom_field.enum_options.name";

const TASK_FIELDS =
  "name,resource_subtype,notes,html_notes,completed,completed_at,created_at,modified_at,created_by.name,created_by.email,due_at,due_on,start_at,start_on," +
  "assignee.name,assignee.email,followers.name,followers.email,tags.name,tags.color,memberships.project.name,memberships.section.name," +
  "custom_fields.name,custom_fields.resource_subtype,custom_fields.display_value,custom_fields.text_value,custom_fields.number_value," +
  "custom_fields.enum_value.name,custom_fields.multi_enum_values.name,custom_fields.date_value,custom_fields.people_value.name," +
  "dependencies,num_subtasks,num_likes";

const STORY_FIELDS = "type,resource_subtype,text,html_text,created_at,created_by.name,created_by.email";
const ATTACHMENT_FIELDS = "name,resource_subtype,host,view_url,permanent_url,size,created_at";

const PAGE = 100;

async function addTasks(contents: WorkProject, api: ToolApi, project: string, onProgress: Progress) {
  const limited = untilFailure(concurrencyLimit(TOGETHER));
  for await (const page of workPages(api, `${project}/tasks`, { opt_fields: TASK_FIELDS }, RawTask)) {
    const whole = await Promise.all(page.map((task) => withParts(api, task, limited)));
    for (const task of whole) await contents.addTask(task);
    // How many tasks there are is known only at the end.
    await onProgress(contents.taskCount / (contents.taskCount + PAGE));
  }
}

type Limited = ReturnType<typeof concurrencyLimit>;

/** After the first failure, requests that still wait are not sent. */
function untilFailure(limited: Limited): Limited {
  let failure: unknown = null;
  return (work) =>
    limited(async () => {
      if (failure !== null) throw failure;
      return work().catch((error: unknown) => {
        failure = error;
        throw error;
      });
    });
}

/** Requests at a time: each task needs a few. */
const TOGETHER = 5;

/** Asana allows five levels. */
const DEEPEST = 10;

/** Each request takes a place of its own, so that a task never waits for its subtasks while it holds one. */
async function withParts(api: ToolApi, task: RawTask, limited: Limited, depth = 1): Promise<RawTask> {
  const path = `/tasks/${encodeURIComponent(task.gid)}`;
  const hasSubtasks = task.num_subtasks > 0 && depth < DEEPEST;
  const [stories, attachments, subtasks] = await Promise.all([
    limited(() => commentsOf(api, path)),
    limited(() => allOf(api, "/attachments", { parent: task.gid, opt_fields: ATTACHMENT_FIELDS }, RawAttachment)),
    hasSubtasks ? limited(() => allOf(api, `${path}/subtasks`, { opt_fields: TASK_FIELDS }, RawTask)) : [],
  ]);
  const whole = subtasks.map((subtask) => withParts(api, subtask, limited, depth + 1));
  return { ...task, stories, attachments, subtasks: await Promise.all(whole) };
}

/** Stories are also everything that has happened to a task. */
async function commentsOf(api: ToolApi, task: string): Promise<z.infer<typeof RawStory>[]> {
  const stories = await allOf(api, `${task}/stories`, { opt_fields: STORY_FIELDS }, RawStory);
  return stories.filter(({ type }) => type === "comment");
}
