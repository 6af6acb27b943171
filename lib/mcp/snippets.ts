import type { McpClient } from "@/lib/mcp/inputs";

/** Stands for the application password, which only its owner knows. */
export const PASSWORD_PLACEHOLDER = "APPLICATION-PASSWORD";
const TOKEN_PLACEHOLDER = "BASE64";
const VARIABLE = "BOARDS_MCP_AUTHORIZATION";

interface Connection {
  endpoint: string;
  /** Of the person who connects. */
  login: string;
}

/** How each client is configured. None of them has a password in it, or accepts certificates that are not valid. */
export function snippetFor(client: McpClient, connection: Connection): string {
  return SNIPPETS[client](connection);
}

const AUTHORIZATION = `Basic ${TOKEN_PLACEHOLDER}`;

const pretty = (value: object) => JSON.stringify(value, null, 2);

/** Within single quotes of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const tokenCommand = (login: string): string =>
  `printf '%s' ${quoted(`${login}:${PASSWORD_PLACEHOLDER}`)} | base64 | tr -d '\\n'`;

/** Sets a variable for Codex, and prints the text for others. */
export const commandFor = (client: McpClient, login: string): string =>
  client === "codex" ? exportCommand(login) : tokenCommand(login);

const exportCommand = (login: string) => `export ${VARIABLE}="Basic $(${tokenCommand(login)})"`;

const SNIPPETS: Record<McpClient, (connection: Connection) => string> = {
  "claude-code": ({ endpoint, login }) =>
    [
      `claude mcp add --transport http boards ${quoted(endpoint)} \\`,
      `  --header "Authorization: Basic $(${tokenCommand(login)})"`,
    ].join("\n"),
  "claude-desktop": ({ endpoint }) =>
    pretty({
      mcpServers: {
        boards: {
          command: "npx",
          args: [
            ...["-y", "mcp-remote", endpoint, "--transport", "http-only", "--header", "Authorization:${AUTHORIZATION}"],
            ...(endpoint.startsWith("http:") ? ["--allow-http"] : []),
          ],
          env: { AUTHORIZATION },
        },
      },
    }),
  cursor: ({ endpoint }) =>
    pretty({ mcpServers: { boards: { url: endpoint, headers: { Authorization: AUTHORIZATION } } } }),
  codex: ({ endpoint }) =>
    [
      "[mcp_servers.boards]",
      `url = ${JSON.stringify(endpoint)}`,
      `env_http_headers = { "Authorization" = "${VARIABLE}" }`,
    ].join("\n"),
  generic: ({ endpoint }) =>
    pretty({ mcpServers: { boards: { type: "http", url: endpoint, headers: { Authorization: AUTHORIZATION } } } }),
};

/** For clients of the API. Screens have their own texts. */
export const instructionsFor = (client: McpClient, { login }: Connection): string =>
  `Create an application password. ${INSTRUCTIONS[client](commandFor(client, login))}`;

const INSTRUCTIONS: Record<McpClient, (command: string) => string> = {
  "claude-code": () => `Run this in a terminal, with the application password instead of ${PASSWORD_PLACEHOLDER}.`,
  "claude-desktop": (command) =>
    `Add this to claude_desktop_config.json, with the output of ${command} instead of ${TOKEN_PLACEHOLDER}, and restart Claude Desktop. It needs Node.js.`,
  cursor: (command) => `Add this to ~/.cursor/mcp.json, with the output of ${command} instead of ${TOKEN_PLACEHOLDER}.`,
  codex: (command) => `Add this to ~/.codex/config.toml, and set the environment variable: ${command}`,
  generic: (command) =>
    `Connect by Streamable HTTP with this address and header, with the output of ${command} instead of ${TOKEN_PLACEHOLDER}.`,
};
