import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { signatureOf } from "@/lib/webhooks/outgoing/signature";

const page = readFileSync("docs/api/outgoing-webhooks.md", "utf8");
const exampleIn = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? "";

const [secret, body, now] = ["whsec_test", '{"event":"test","message":"Übung"}', new Date()];
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const CASES: [title: string, header: string | undefined, body: string, isAccepted: boolean][] = [
  ["a request from Boards", signatureOf(secret, body, now), body, true],
  ["a request of four minutes ago", signatureOf(secret, body, minutesAgo(4)), body, true],
  ["S29: an old request", signatureOf(secret, body, minutesAgo(6)), body, false],
  ["S29: another body", signatureOf(secret, body, now), body.replace("test", "best"), false],
  ["S29: another secret", signatureOf("other", body, now), body, false],
  [
    "S29: a newer time",
    signatureOf(secret, body, minutesAgo(6)).replace(/\d+/, String(Date.now()).slice(0, 10)),
    body,
    false,
  ],
  ["no signature", undefined, body, false],
];

describe("the documented check of a signature", () => {
  test.each(CASES)("in Node.js, of %s", async (_, header, sent, isAccepted) => {
    const example = (await import(`data:text/javascript,${encodeURIComponent(exampleIn("js"))}`)) as {
      isFromBoards: (header: string | undefined, body: string, secret: string) => boolean;
    };

    expect(example.isFromBoards(header, sent, secret)).toBe(isAccepted);
  });

  // Not every machine has Python.
  const hasPython = spawnSync("python3", ["--version"]).error === undefined;
  test.skipIf(!hasPython)("in Python, of the same requests", () => {
    const calls = CASES.map(([, header, sent]) => [header ?? null, sent]);
    const program = `${exampleIn("python")}
import json, sys
print(json.dumps([is_from_boards(header, body.encode(), "${secret}") for header, body in json.load(sys.stdin)]))`;

    const { stdout } = spawnSync("python3", ["-c", program], { input: JSON.stringify(calls), encoding: "utf8" });

    expect(JSON.parse(stdout)).toEqual(CASES.map(([, , , isAccepted]) => isAccepted));
  });
});
