import { describe, expect, test } from "vitest";
import { GET, PUT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import { aCoveredTask, call, coverOf, expectStored } from "@/lib/testing";

describe("PUT settings of a task with a cover picture", () => {
  test.each([
    ["a colour", { cover: { backgroundColor: "#ff0000" } }, "#ff0000"],
    ["no colour", { cover: { backgroundColor: "" } }, ""],
    ["nothing at all", "", ""],
  ])("%s replaces the picture, and its file is deleted", async (_, value, backgroundColor) => {
    const { max, params } = await aCoveredTask();

    const { json } = await call(PUT, { as: max, params, body: { property: "settings", value } });

    expect(json.task.settings.cover).toEqual({ backgroundColor });
    expect(await db.attachment.count()).toBe(0);
    await expectStored([]);
  });

  test("keeps the picture when settings come back unchanged or without a cover", async () => {
    const { max, params, cover } = await aCoveredTask();
    const { settings } = (await call(GET, { as: max, params })).json.task;

    await call(PUT, { as: max, params, body: { property: "settings", value: settings } });
    const { json } = await call(PUT, {
      as: max,
      params,
      body: { property: "settings", value: { integration_type: "feature" } },
    });

    expect(json.task.settings).toMatchObject({ cover: settings.cover, integration_type: "feature" });
    await expectStored([cover.filePath]);
  });

  test("another board's picture can't be named", async () => {
    const { max, params } = await aCoveredTask();
    const theirs = await aCoveredTask();

    const { json } = await call(PUT, {
      as: max,
      params,
      body: {
        property: "settings",
        value: { cover: { imageId: theirs.cover.id, backgroundImage: "https://evil.example" } },
      },
    });

    expect(json.task.settings.cover).toEqual({ backgroundColor: "" });
    expect((await coverOf(theirs.task.id)).coverAttachmentId).toBe(theirs.cover.id);
  });
});
