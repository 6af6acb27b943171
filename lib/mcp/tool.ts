import { z } from "zod";
import type { McpEndpoint } from "@/lib/mcp/endpoints";
import type { CurrentUser } from "@/lib/users/current-user";

/** A request to an endpoint of the API. Parameters in the path are taken from the input, unless `params` has them. */
export interface ToolRequest {
  endpoint: McpEndpoint;
  params?: Record<string, number>;
  input?: Record<string, unknown>;
}

/** What a tool does: it only reads, adds or changes something that can be undone, or overwrites or deletes. */
export type Effect = "read" | "write" | "destroy";

interface Declaration<In extends z.ZodRawShape, Out extends z.ZodObject> {
  name: string;
  title: string;
  /** For the language model that chooses among the tools. */
  description: string;
  effect: Effect;
  /** Whether calling it again with the same arguments changes nothing more. */
  isIdempotent: boolean;
  input: In;
  /** Also chooses what of the endpoint's response the tool returns. */
  output: Out;
  /** Several requests are run in one transaction, and the last response counts. */
  send: (input: z.output<z.ZodObject<In>>, user: Pick<CurrentUser, "id">) => ToolRequest | ToolRequest[];
  /** Where the output isn't in the endpoint's response as it is. */
  answer?: (response: unknown, input: z.output<z.ZodObject<In>>) => unknown;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  effect: Effect;
  isIdempotent: boolean;
  input: z.ZodObject;
  output: z.ZodObject;
  send: (input: Record<string, unknown>, user: Pick<CurrentUser, "id">) => ToolRequest[];
  answer: (response: unknown, input: Record<string, unknown>) => unknown;
}

/** A tool is one request to the API, so that everything it may do is what the endpoint allows. */
export function tool<In extends z.ZodRawShape, Out extends z.ZodObject>({
  input,
  send,
  answer = (response) => response,
  ...declared
}: Declaration<In, Out>): Tool {
  return {
    ...declared,
    input: z.object(input),
    send: (given, user) => [send(parsedBy(given), user)].flat(),
    answer: (response, given) => answer(response, parsedBy(given)),
  };
}

/** A cast: `callTool` gives only what the tool's own schema has returned. */
const parsedBy = <Input>(given: Record<string, unknown>) => given as Input;
