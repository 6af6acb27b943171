import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "@/lib/api";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "en" }, querySelector: () => null }));
afterEach(() => void vi.unstubAllGlobals());

const answers = (body: BodyInit) => vi.stubGlobal("fetch", async () => new Response(body));

test("an answer that breaks off counts as none, so that the request is sent again", async () => {
  const connection = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"task":'));
      controller.error(new TypeError("network error"));
    },
  });
  answers(connection);

  await expect(api("PUT", "/boards/v2/tasks")).rejects.toMatchObject({ status: 0, code: "unreachable" });
});

test("a page that a network puts in the place of an answer counts as none", async () => {
  answers("<title>Sign in to the hotel’s network</title>");

  await expect(api("GET", "/boards/v2/tasks")).rejects.toMatchObject({ status: 0, code: "unreachable" });
});
