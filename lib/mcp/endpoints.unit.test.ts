import { expect, test } from "vitest";
import { MCP_HANDLERS } from "@/app/wp-json/boards/mcp/handlers";
import { MCP_ENDPOINTS } from "@/lib/mcp/endpoints";
import { endpointNamed } from "@/security/endpoints";

test.each(MCP_ENDPOINTS)("tools that call %s run what the API has there", (name) => {
  const { handler, method } = endpointNamed(name);

  expect(MCP_HANDLERS[name]).toBe(handler.handlers[method]);
});
