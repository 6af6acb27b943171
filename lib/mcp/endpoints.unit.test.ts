import { expect, test } from "vitest";
import { MCP_ENDPOINTS } from "@/lib/mcp/endpoints";
import { endpointNamed } from "@/security/endpoints";

test.each(MCP_ENDPOINTS)("the API has %s for the tools that call it", (name) => {
  const { handler, method } = endpointNamed(name);

  expect(handler.handlers[method]).toBeDefined();
});
