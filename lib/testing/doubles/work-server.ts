import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { anOutsideServer } from "@/lib/testing/doubles/outside";
import { WORK_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { troubled } from "@/lib/testing/doubles/trouble";
import type { WorkProjectRecord } from "@/lib/testing/doubles/work-records";

type WorkRecord = Record<string, unknown>;

interface Asana {
  workspaces: WorkRecord[];
  /** All are in the first workspace. */
  projects: WorkProjectRecord[];
  /** By the task's id. */
  stories?: Record<string, WorkRecord[]>;
  attachments?: Record<string, WorkRecord[]>;
  subtasks?: Record<string, WorkRecord[]>;
  /** By the attachment's id. */
  files?: Record<string, Buffer>;
}

/** A server that speaks Asana's API, and is the one that projects are imported from until the test ends. */
export async function aWorkServer(contents: Asana) {
  let own = "";
  const { listener, ...trouble } = troubled((request, response) => answer(request, response, contents, own));
  const server = await anOutsideServer(listener);
  own = server.url;
  const { WORK_API_URL, OUTSIDE_ALLOW } = env();
  onTestFinished(() => void Object.assign(env(), { WORK_API_URL, OUTSIDE_ALLOW }));
  Object.assign(env(), { WORK_API_URL: `${server.url}api/1.0`, OUTSIDE_ALLOW: [...OUTSIDE_ALLOW, server.place] });
  return { ...server, ...trouble };
}

function answer({ url = "", headers }: IncomingMessage, response: ServerResponse, contents: Asana, own: string) {
  const { pathname, searchParams } = new URL(url, "http://asana.test");
  if (pathname.startsWith("/files/")) return void response.end(contents.files?.[pathname.slice("/files/".length)]);
  if (headers.authorization !== `Bearer ${WORK_TOKEN}`) return refuse(response, 401, "Not Authorized");

  const [, , , noun = "", id = "", part = ""] = pathname.split("/");
  const { projects, workspaces, stories, attachments, subtasks } = contents;
  const project = projects.find((each) => each.gid === id);
  if (noun === "workspaces") return list(response, workspaces, searchParams);
  if (noun === "projects" && id === "") return list(response, inWorkspace(contents, searchParams), searchParams);
  if (noun === "projects" && project) {
    if (part === "") return json(response, { data: withoutParts(project) });
    if (part === "task_counts") return json(response, { data: { num_tasks: project.tasks.length } });
    return list(response, part === "sections" ? project.sections : project.tasks, searchParams);
  }
  if (noun === "tasks") return list(response, { stories, subtasks }[part]?.[id] ?? [], searchParams);
  if (noun === "attachments" && id === "")
    return list(response, attachments?.[searchParams.get("parent") ?? ""] ?? [], searchParams);
  if (noun === "attachments") return json(response, { data: { gid: id, download_url: `${own}files/${id}` } });
  return refuse(response, 404, `${noun}: Unknown object: ${id}`);
}

const inWorkspace = ({ projects, workspaces }: Asana, parameters: URLSearchParams) =>
  parameters.get("workspace") === workspaces[0]?.gid
    ? projects.filter(({ archived }) => String(archived) === parameters.get("archived"))
    : [];

const withoutParts = ({ sections: _sections, tasks: _tasks, ...project }: WorkProjectRecord) => project;

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader("content-type", "application/json; charset=UTF-8").end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, message: string) =>
  json(Object.assign(response, { statusCode: status }), { errors: [{ message, help: "For more information …" }] });

const LARGEST_PAGE = 100;

/** Pages of at most 100, each of which names the next. */
function list(response: ServerResponse, items: WorkRecord[], parameters: URLSearchParams) {
  const limit = Number(parameters.get("limit"));
  if (!(limit >= 1 && limit <= LARGEST_PAGE)) return refuse(response, 400, "limit: Must be between 1 and 100");
  const from = Number((parameters.get("offset") ?? "eyJ0_0").slice("eyJ0_".length));
  const next = from + limit;
  const offset = `eyJ0_${next}`;
  return json(response, {
    data: items.slice(from, next),
    next_page:
      next < items.length
        ? { offset, path: `/x?offset=${offset}`, uri: `https://app.asana.com/x?offset=${offset}` }
        : null,
  });
}
