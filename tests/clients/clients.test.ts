import { expect, test } from "vitest";
import { z } from "zod";
import { automation } from "@/tests/clients/automation";
import { browserApp } from "@/tests/clients/browser-app";
import { ciNotifier } from "@/tests/clients/ci-notifier";
import type { Client, ClientCall } from "@/tests/clients/client";
import { recordReader } from "@/tests/clients/record-reader";
import { restClient } from "@/tests/clients/rest-client";
import { roadmapWidget } from "@/tests/clients/roadmap-widget";
import { type Memory, send, valueAt } from "@/tests/clients/send";
import { shellScript } from "@/tests/clients/shell-script";
import { aFilledBoard } from "@/tests/clients/world";

/** Programs written for the plugin's API. To add one, list its calls in a file and its name here. */
const CLIENTS: Client[] = [browserApp, shellScript, ciNotifier, restClient, recordReader, automation, roadmapWidget];

test.each(CLIENTS.map((client) => [client.name, client] as const))(
  "%s gets every answer that it reads",
  async (_, { as, calls }) => {
    const world = await aFilledBoard();
    const memory: Memory = { saved: {}, cookies: new Map() };
    const problems: string[] = [];
    for (const call of calls(world)) {
      const answer = await send({ as, ...call }, world, memory);
      problems.push(...problemsOf(call, answer).map((problem) => `${call.does}: ${problem}`));
      for (const [name, at = ""] of Object.entries(call.saves ?? {})) memory.saved[name] = valueAt(answer.json, at);
    }

    expect(problems).toEqual([]);
  },
);

function problemsOf(
  { status, reads, readsHeaders = {} }: ClientCall,
  answer: Awaited<ReturnType<typeof send>>,
): string[] {
  const read = reads?.safeParse(answer.json);
  const wrongHeaders = Object.entries(readsHeaders).filter(
    ([name, wanted]) => !wanted?.test(answer.headers.get(name) ?? ""),
  );
  return [
    ...(answer.status === status
      ? []
      : [`${answer.status} instead of ${status} ${JSON.stringify(answer.json).slice(0, 300)}`]),
    ...(read?.error ? [z.prettifyError(read.error)] : []),
    ...wrongHeaders.map(([name, wanted]) => `${name} is ${answer.headers.get(name)}, wanted ${wanted}`),
  ];
}
