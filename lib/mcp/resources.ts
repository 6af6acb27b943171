import "server-only";
import type { CompleteResult, ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import { Refusal } from "@/lib/errors";
import { callEndpoint, type McpRequest } from "@/lib/mcp/call-endpoint";
import { ProtocolError } from "@/lib/mcp/protocol-error";
import { toolNamed } from "@/lib/mcp/tools";

const JSON_TYPE = "application/json";

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: "boards://boards/{id}",
    name: "board",
    title: "Board",
    description: "A board with its stages, labels and people",
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: "boards://tasks/{id}",
    name: "task",
    title: "Task",
    description: "A task with its description, people and labels",
    mimeType: JSON_TYPE,
  },
];

const ALL_BOARDS = {
  uri: "boards://boards",
  name: "boards",
  title: "Boards",
  description: "The boards that you can see",
  mimeType: JSON_TYPE,
};

type Read = (name: string, args: Record<string, unknown>) => Promise<unknown>;

/** Resources are what the tools of the same name return. */
export function resourcesOf(from: McpRequest) {
  const read: Read = async (name, args) => {
    const tool = toolNamed(name);
    if (!tool) throw new Error(`There is no tool ${name}.`);
    const input = tool.input.parse(args);
    const [request] = tool.send(input, from.caller.user);
    if (!request) throw new Error("A tool sends at least one request.");
    const params = { ...(input as Record<string, number>), ...request.params };
    return tool.output.parse(tool.answer(await callEndpoint(from, { ...request, params }), input));
  };
  const stageOf = (id: number) =>
    callEndpoint(from, { endpoint: "GET /boards/v2/tasks/stage/{task_id}", params: { task_id: id } });

  return {
    list: async () => ({ resources: [ALL_BOARDS, ...(await activeBoards(read)).map(resourceOfBoard)] }),
    read: (uri: string): Promise<ReadResourceResult> => refusedAsError(uri, () => contentOf(uri, read, stageOf)),
    complete: async (uri: string, value: string): Promise<CompleteResult> => ({
      completion: { values: uri.startsWith("boards://boards/") ? await idsOf(read, value) : [] },
    }),
  };
}

interface Board {
  id: number;
  title: string;
}

async function activeBoards(read: Read): Promise<Board[]> {
  const { boards } = (await read("list_boards", { limit: 100 })) as { boards: Board[] };
  return boards;
}

const resourceOfBoard = ({ id, title }: Board) => ({
  uri: `boards://boards/${id}`,
  name: `board ${id}`,
  title,
  mimeType: JSON_TYPE,
});

/** Of boards whose id or title begins with what was typed. */
async function idsOf(read: Read, value: string): Promise<string[]> {
  const typed = value.trim().toLowerCase();
  const isMeant = ({ id, title }: Board) => String(id).startsWith(typed) || title.toLowerCase().startsWith(typed);
  return (await activeBoards(read)).filter(isMeant).map(({ id }) => String(id));
}

async function contentOf(uri: string, read: Read, stageOf: (id: number) => Promise<unknown>) {
  const [, kind, digits] = /^boards:\/\/(boards|tasks)(?:\/(\d{1,10}))?$/.exec(uri) ?? [];
  if (kind === "boards" && digits === undefined) return read("list_boards", { limit: 100 });
  if (kind === "boards") return read("get_board", { board_id: digits });
  if (kind !== "tasks" || digits === undefined) throw notFound();

  const { stage } = (await stageOf(Number(digits))) as { stage: { board_id: number } };
  return read("get_task", { board_id: stage.board_id, task_id: digits });
}

/** @throws ProtocolError for what doesn't exist or may not be seen, with the same answer for both */
async function refusedAsError(uri: string, work: () => Promise<unknown>): Promise<ReadResourceResult> {
  try {
    return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(await work()) }] };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) throw notFound();
    throw error;
  }
}

const RESOURCE_NOT_FOUND = -32_002;

const notFound = () => new ProtocolError(RESOURCE_NOT_FOUND, "Resource not found");
