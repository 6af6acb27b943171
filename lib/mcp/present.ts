import "server-only";
import { env } from "@/lib/env";
import { MCP_CLIENTS, type McpClient } from "@/lib/mcp/inputs";
import type { McpSettings } from "@/lib/mcp/settings";
import { commandFor, instructionsFor, snippetFor } from "@/lib/mcp/snippets";
import { TOOLS } from "@/lib/mcp/tools";
import type { CurrentUser } from "@/lib/users/current-user";

export type McpStatusJson = ReturnType<typeof presentMcpStatus>;

const addresses = () => ({
  endpoint: `${env().BOARDS_URL}/wp-json/boards/mcp`,
  app_passwords_url: `${env().BOARDS_URL}/profile/account#application-passwords`,
  is_local_dev: isLocal(new URL(env().BOARDS_URL).hostname),
});

/** The adapter of the plugin is a part of Boards, so it is always there (compatibility.md, C185). */
export function presentMcpStatus({ enabled }: McpSettings, user: CurrentUser) {
  const { endpoint, ...more } = addresses();
  return {
    adapter_installed: true,
    adapter_active: true,
    adapter_provider: "boards",
    endpoint_url: endpoint,
    tools_count: TOOLS.length,
    mcp_enabled: enabled,
    current_user_login: user.login,
    ...more,
  };
}

/** For the screen: each client's snippet, and how a shell makes the text that stands for the password in it. */
export const snippetsFor = ({ login }: CurrentUser) =>
  MCP_CLIENTS.map((client) => ({
    client,
    snippet: snippetFor(client, { endpoint: addresses().endpoint, login }),
    command: client === "claude-code" ? null : commandFor(client, login),
  }));

export const presentToggled = ({ enabled }: McpSettings) => ({
  ok: true,
  mcp_enabled: enabled,
  message: enabled
    ? "MCP tools enabled. Programs can connect with an application password."
    : "MCP tools disabled. Programs can no longer connect.",
});

export function presentSnippet(client: McpClient, user: CurrentUser) {
  const { endpoint, ...more } = addresses();
  const connection = { endpoint, login: user.login };
  return {
    client,
    snippet: snippetFor(client, connection),
    instructions: instructionsFor(client, connection),
    endpoint,
    ...more,
  };
}

const isLocal = (host: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(host) || /\.(?:local|test|localhost)$/.test(host);
