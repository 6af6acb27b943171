import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { decrypt } from "@/lib/secrets/secrets";
import { aBoardOfAnna, notificationsDuring, onBoard, storedBoard } from "@/lib/testing";
import { GET as SETTINGS } from "../public-access-settings/route";
import { GET as READ } from "../route";
import { PUT } from "./route";

const toggle = onBoard(PUT);

const secretOf = async (id: number) => (await db.board.findUniqueOrThrow({ where: { id } })).publicAccessSecret;

describe("PUT /projects/:board_id/toggle-public-access", () => {
  test("opens the board to the public and closes it again; settings, meta and viewers are updated", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    const on = { enabled: true, shortcode: `[board_public id="${board.id}"]` };
    const off = { enabled: false, shortcode: "" };

    const events = await notificationsDuring(async () => {
      const enabled = await toggle(anna, board, { enabled: true });
      expect(enabled.status).toBe(200);
      expect(enabled.json).toMatchObject({ message: "Public access has been enabled", ...on });
      expect((await onBoard(SETTINGS)(vera, board)).json).toEqual(on);
      expect((await onBoard(READ)(vera, board)).json.board.meta).toEqual({ public_access_enabled: "1" });

      const disabled = await toggle(anna, board, { enabled: "no" });
      expect(disabled.status).toBe(200);
      expect(disabled.json).toMatchObject({ message: "Public access has been disabled", ...off });
      expect((await onBoard(SETTINGS)(vera, board)).json).toEqual(off);
      expect((await onBoard(READ)(vera, board)).json.board.meta).toEqual([]);
    });

    expect(events).toEqual([
      { board: board.id, what: "board" },
      { board: board.id, what: "board" },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("encrypts the secret of its tokens, shows it to nobody, keeps it while open and never uses it again", async () => {
    const { anna, board } = await aBoardOfAnna();
    const secretAfter = async (enabled: boolean) => {
      await toggle(anna, board, { enabled });
      return secretOf(board.id);
    };

    const first = (await secretAfter(true)) ?? "";
    const secret = decrypt("public-token", first);
    const responses = JSON.stringify([
      await toggle(anna, board, { enabled: true }),
      await onBoard(READ)(anna, board),
      await onBoard(SETTINGS)(anna, board),
    ]);

    expect(secret).toMatch(/^[\w-]{43}$/);
    for (const hidden of [secret, first]) expect(responses).not.toContain(hidden);
    expect(await secretOf(board.id)).toBe(first);
    expect(await secretAfter(false)).toBeNull();
    expect(decrypt("public-token", (await secretAfter(true)) ?? "")).not.toBe(secret);
  });

  test("eight requests at once that open it share one secret", async () => {
    const { anna, board } = await aBoardOfAnna();
    const open = async () => {
      await toggle(anna, board, { enabled: true });
      return secretOf(board.id);
    };

    expect(new Set(await Promise.all(Array.from({ length: 8 }, open))).size).toBe(1);
  });

  test("answers 400 without a value, 403 for a member; it stays closed", async () => {
    const { anna, max, board } = await aBoardOfAnna();

    for (const body of [{}, { enabled: "perhaps" }, { enabled: [true] }])
      expect((await toggle(anna, board, body)).json.data.params).toHaveProperty("enabled");
    expect((await toggle(max, board, { enabled: true })).status).toBe(403);
    expect(await storedBoard(board)).toEqual(board);
  });
});
