import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, expectOnlyActivity, FORM, notificationsDuring, onBoard, storedBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET as READ } from "../../route";
import { PUT } from "./route";

const change = onBoard(PUT);

const solid4 = { id: "solid_4", is_image: false, image_url: null, color: "#D7543D" };
const photo = { id: 57, is_image: true, image_url: "https://example.com/a.png", color: null };
const none = { id: null, is_image: false, image_url: null, color: null };

describe("PUT /projects/:board_id/upload/background", () => {
  test.each([
    ["a colour of the palette", { id: "solid_4", color: "#d1d8e0" }, solid4],
    [
      "one by its id alone",
      { id: "gradient_1" },
      { ...none, id: "gradient_1", color: "linear-gradient(145deg, #479176 0%, #0F2C2B 100%)" },
    ],
    ["a hex colour of one's own", { id: "mine", color: "#abcdef" }, { ...none, id: "mine", color: "#abcdef" }],
    ["an image of the web", { id: 57, image_url: "https://example.com/a.png" }, photo],
    ["an uploaded image", { id: "57", image_url: "/files/a.png" }, { ...photo, image_url: "/files/a.png" }],
    ["none, with reset", { reset: true }, none],
    [
      "reset before all others",
      { reset: "yes", image_url: "https://example.com/a.png", id: "solid_4", color: "#fff" },
      none,
    ],
    [
      "an image before a colour",
      { reset: false, image_url: "https://example.com/a.png", id: "57", color: "#fff" },
      photo,
    ],
  ])("sets %s", async (_, body, background) => {
    const { max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { backgroundId: "solid_9", backgroundColor: "#3F1770" } });

    const { status, json } = await change(max, board, body);

    expect([status, json]).toEqual([200, { message: "Background updated successfully", background }]);
    expect((await onBoard(READ)(max, board)).json.board.background).toEqual(background);
  });

  test("accepts a form; records an activity without text and notifies viewers, once for the same colour twice", async () => {
    const { max, board } = await aBoardOfAnna();
    const paint = () => change(max, board, "id=solid_4&color=%23D7543D", FORM);

    const events = await notificationsDuring(async () => {
      expect([(await paint()).status, (await paint()).status]).toEqual([200, 200]);
    });

    expect(events).toEqual([{ board: board.id, what: "board" }]);
    await expectOnlyActivity(board, max, {
      action: "changed",
      column: "board background",
      description: null,
      settings: null,
    });
    expect(await db.notification.count()).toBe(0);
  });

  test.each([
    [{}, "id"],
    [{ reset: false }, "id"],
    [{ color: "#D7543D" }, "id"],
    [{ image_url: "https://example.com/a.png" }, "id"],
    [{ id: "solid_99" }, "color"],
    [{ id: "solid_99", color: "red" }, "color"],
    [{ id: "x", color: "#fff;background:url(//evil.test)" }, "color"],
    [{ id: "x", color: "linear-gradient(145deg, #479176 0%, url(x) 100%)" }, "color"],
    [{ id: "x y;z", color: "#fff" }, "id"],
    [{ id: { a: 1 }, color: "#fff" }, "id"],
    [{ id: "1", image_url: "javascript:alert(1)" }, "image_url"],
    [{ id: "1", image_url: "//evil.test/a.png" }, "image_url"],
    [{ id: "1", image_url: "data:image/svg+xml,<svg/>", color: "#fff" }, "image_url"],
    [{ reset: "perhaps" }, "reset"],
  ])("answers 400 for %j, and the background stays", async (body, field) => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await change(max, board, body);

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await storedBoard(board)).toEqual(board);
    expect(await db.activity.count()).toBe(0);
  });

  testForbiddenFor("viewer", (vera, board) => change(vera, board, { reset: true }));
});
