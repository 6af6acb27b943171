import "server-only";
import { z } from "zod";
import { db, transaction, type Tx } from "@/lib/db";
import type { ToggleMcp } from "@/lib/mcp/inputs";
import { mergeSetting } from "@/lib/settings/merge";
import { readSetting } from "@/lib/settings/read";

const McpSettings = z.object({ enabled: z.boolean().default(false) });
export type McpSettings = z.infer<typeof McpSettings>;

export async function readMcpSettings(tx: Tx = db): Promise<McpSettings> {
  return McpSettings.parse(await readSetting(tx, "mcp"));
}

export const toggleMcp = ({ enabled }: ToggleMcp): Promise<McpSettings> =>
  transaction(async (tx) => McpSettings.parse(await mergeSetting(tx, "mcp", { enabled })));
