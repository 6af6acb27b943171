"use client";
import type { Connection, Item } from "@/components/imports/use-origin";
import { api } from "@/lib/api";

/** @throws ApiError for refused credentials, too */
export async function connectCardBoards(api_key: string, token: string): Promise<Connection> {
  const credentials = { api_key, token };
  const { boards } = await api<{ boards: { id: string; name: string; closed: boolean }[] }>(
    "POST",
    "/boards/v2/card-boards",
    credentials,
  );
  const items = boards.map(({ id, name, closed }) => ({ id, name, isClosed: closed }));
  return { credentials, workspaces: [], workspace: "", items };
}

/** With the projects of the first workspace. @throws ApiError for refused credentials, too */
export async function connectWork(pat: string): Promise<Connection> {
  const { workspaces } = await api<{ workspaces: { gid: string; name: string }[] }>(
    "POST",
    "/boards/v2/work-workspaces",
    { pat },
  );
  const workspace = workspaces[0]?.gid ?? "";
  return { credentials: { pat }, workspaces, workspace, items: workspace ? await projectsOf(pat, workspace) : [] };
}

export async function projectsOf(pat: string, workspace_gid: string): Promise<Item[]> {
  const { projects } = await api<{ projects: { gid: string; name: string }[] }>("POST", "/boards/v2/work-projects", {
    ...{ pat, workspace_gid },
  });
  return projects.map(({ gid, name }) => ({ id: gid, name, isClosed: false }));
}
