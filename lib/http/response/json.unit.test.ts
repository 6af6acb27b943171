import { expect, test } from "vitest";
import { jsonList, jsonObject } from "@/lib/http/response/json";

const sent = (members: string[]) => jsonObject({ tasks: jsonList(members), message: "ä" }).body;

test("a short answer is one text", () => {
  expect(sent(['{"id":1}', '{"id":2}'])).toBe('{"tasks":[{"id":1},{"id":2}],"message":"ä"}');
});

test("a long one goes out in parts, and arrives whole", async () => {
  const titles = Array.from({ length: 3_000 }, (_, at) => `${at} 日本 🎉 ${"é".repeat(at % 700)}`);

  const body = sent(titles.map((title) => JSON.stringify({ title })));
  const parts: Uint8Array[] = [];
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) parts.push(part);

  expect(parts.length).toBeGreaterThan(3);
  expect(JSON.parse(Buffer.concat(parts).toString())).toEqual({
    tasks: titles.map((title) => ({ title })),
    message: "ä",
  });
});
