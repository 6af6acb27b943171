import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTaskOfAnna, call } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

async function anIdea() {
  const { anna, task, params } = await aTaskOfAnna({ coverColor: "#4bce97" });
  const show = (thumbnail: unknown) => call(POST, { as: anna, params, body: { thumbnail } });
  return { task, show };
}

describe("POST /projects/:board_id/tasks/update-cover-photo/:task_id", () => {
  test.each([
    ["https://example.com/logo.png?size=2"],
    ["http://example.com/ü.png"],
    ["/files/abc.png"],
    ["HTTPS://EXAMPLE.COM/x"],
  ])("shows the idea with %s, and keeps its colour", async (address) => {
    const { task, show } = await anIdea();

    const { status, json } = await show(` ${address} `);

    expect([status, json.message]).toEqual([200, "Task cover photo has been updated"]);
    expect(json.task).toMatchObject({
      id: task.id,
      settings: { cover: { backgroundColor: "#4bce97" }, logo: address },
    });
    expect(json.updatedTasks).toMatchObject([{ id: task.id, settings: { logo: address } }]);
    expect(await db.notification.count()).toBe(0);
  });

  test.each([[null], [""]])("%o removes the picture", async (thumbnail) => {
    const { show } = await anIdea();
    await show("https://example.com/logo.png");

    expect((await show(thumbnail)).json.task.settings).not.toHaveProperty("logo");
  });

  const REFUSED: unknown[] = [
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/onload=alert(1)>",
    "//evil.example/x.png",
    "/\\evil.example/x.png",
    "https://ada:secret@example.com/x.png",
    "ftp://example.com/x.png",
    "https://",
    "x.png",
    "java\tscript:alert(1)",
    "https://exa mple.com",
    `https://example.com/${"x".repeat(2_048)}`,
    7,
    ["https://example.com"],
    { url: "https://example.com" },
    undefined,
  ];
  test.each(REFUSED.map((thumbnail) => [thumbnail]))(
    "answers 400 for %o, and the idea keeps its picture",
    async (thumbnail) => {
      const { show } = await anIdea();
      await show("https://example.com/logo.png");

      const { status, json } = await show(thumbnail);

      expect([status, Object.keys(json.data.params)]).toEqual([400, ["thumbnail"]]);
      expect(await db.task.findFirst()).toMatchObject({ logo: "https://example.com/logo.png" });
    },
  );

  testRefusals(POST);
});
