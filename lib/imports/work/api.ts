import "server-only";
import type { Readable } from "node:stream";
import { z } from "zod";
import { ref, text } from "@/lib/board-document/parts";
import { env } from "@/lib/env";
import { type Tool, ToolRefusal } from "@/lib/imports/api/failure";
import type { Patience } from "@/lib/imports/api/patience";
import { type Sent, type ToolApi, toolApi } from "@/lib/imports/api/tool-api";
import { openOutside } from "@/lib/outside/fetch";

const ASANA: Tool = { name: "Asana", credentials: "personal access token" };

/** Nothing that would end the header. */
const TOKEN = /^[\w/:.-]{1,500}$/;

/** @throws ToolRefusal for a token that can't be one */
export function workApi(pat: string, patience: Patience): ToolApi {
  if (!TOKEN.test(pat)) throw new ToolRefusal(ASANA, "refused");
  return toolApi(ASANA, { base: env().WORK_API_URL, headers: { authorization: `Bearer ${pat}` } }, patience);
}

const PAGE = "100";

/** All pages of a list. @throws ToolRefusal */
export async function* workPages<Item>(
  api: ToolApi,
  path: string,
  sent: Sent,
  item: z.ZodType<Item>,
): AsyncGenerator<Item[]> {
  const page = z.object({ data: z.array(item), next_page: z.object({ offset: z.string() }).nullish() });
  const seen = new Set<string>();
  for (let offset: string | null = ""; offset !== null;) {
    const { data, next_page }: z.infer<typeof page> = await api.get(
      path,
      { ...sent, limit: PAGE, ...(offset && { offset }) },
      page,
    );
    yield data;
    offset = next_page?.offset ?? null;
    if (offset === null || seen.has(offset)) return;
    seen.add(offset);
  }
}

export async function allOf<Item>(api: ToolApi, path: string, sent: Sent, item: z.ZodType<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const page of workPages(api, path, sent, item)) all.push(...page);
  return all;
}

const Workspace = z.object({ gid: ref, name: text, resource_type: text });

/** The workspaces that the token may read. @throws ToolRefusal */
export const workspaces = (api: ToolApi): Promise<z.infer<typeof Workspace>[]> =>
  allOf(api, "/workspaces", { opt_fields: "name,resource_type" }, Workspace);

const Project = z.object({ gid: ref, name: text, permalink_url: text });

/** The projects of a workspace that are not archived. @throws ToolRefusal */
export const openProjects = (api: ToolApi, workspace: string): Promise<z.infer<typeof Project>[]> =>
  allOf(api, "/projects", { workspace, archived: "false", opt_fields: "name,permalink_url" }, Project);

const Download = z.object({ data: z.object({ download_url: z.url({ protocol: /^https?$/ }) }) });

const LONGEST_DOWNLOAD_MS = 10 * 60 * 1_000;

/** The bytes of an attachment, from an address that works for a short time and needs no token. */
export async function openAttachment(api: ToolApi, gid: string): Promise<Readable> {
  const { data } = await api.get(`/attachments/${encodeURIComponent(gid)}`, { opt_fields: "download_url" }, Download);
  return openOutside(data.download_url, { limit: env().BOARDS_UPLOAD_LIMIT, milliseconds: LONGEST_DOWNLOAD_MS });
}
