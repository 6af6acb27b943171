import "server-only";
import type { Tool as ListedTool } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { Tool } from "@/lib/mcp/tool";
import { TOOLS } from "@/lib/mcp/tools";
import { oncePerProcess } from "@/lib/once";

/** All tools as the protocol lists them. */
export const toolList = (): ListedTool[] => oncePerProcess("mcp tools", () => TOOLS.map(listed));

const listed = ({ name, title, description, effect, isIdempotent, input, output }: Tool): ListedTool => ({
  ...{ name, title, description },
  inputSchema: jsonSchemaOf(input, "input"),
  outputSchema: jsonSchemaOf(output, "output"),
  annotations: {
    title,
    readOnlyHint: effect === "read",
    destructiveHint: effect === "destroy",
    idempotentHint: isIdempotent,
    openWorldHint: false,
  },
});

/** A cast: zod types schemas more loosely than the protocol. */
function jsonSchemaOf(schema: z.ZodObject, io: "input" | "output"): ListedTool["inputSchema"] {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
  return json as ListedTool["inputSchema"];
}
