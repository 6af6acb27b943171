import type { Tool } from "@/lib/mcp/tool";
import { BOARD_TOOLS } from "@/lib/mcp/tools/boards";
import { COMMENT_TOOLS } from "@/lib/mcp/tools/comments";
import { FIND_TASK_TOOLS } from "@/lib/mcp/tools/find-tasks";
import { LABEL_TOOLS } from "@/lib/mcp/tools/labels";
import { PEOPLE_TOOLS } from "@/lib/mcp/tools/people";
import { STAGE_TOOLS } from "@/lib/mcp/tools/stages";
import { SUBTASK_TOOLS } from "@/lib/mcp/tools/subtasks";
import { TASK_TOOLS } from "@/lib/mcp/tools/tasks";
import { TIME_TOOLS } from "@/lib/mcp/tools/time";

/** Everything that a program can do over MCP. */
export const TOOLS: readonly Tool[] = [
  ...BOARD_TOOLS,
  ...STAGE_TOOLS,
  ...FIND_TASK_TOOLS,
  ...TASK_TOOLS,
  ...SUBTASK_TOOLS,
  ...LABEL_TOOLS,
  ...COMMENT_TOOLS,
  ...PEOPLE_TOOLS,
  ...TIME_TOOLS,
];

const byName = new Map(TOOLS.map((tool) => [tool.name, tool]));

export const toolNamed = (name: string): Tool | undefined => byName.get(name);
