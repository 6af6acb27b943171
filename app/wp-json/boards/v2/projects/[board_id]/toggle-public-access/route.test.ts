import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { decrypt } from "@/lib/secrets/secrets";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { notificationsDuring } from "@/lib/testing/probes/live";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET as SETTINGS } from "../public-access-settings/route";
import { GET as READ } from "../route";
import { PUT } from "./route";

const secretOf = async (id: number) => (await db.board.findUniqueOrThrow({ where: { id } })).publicAccessSecret;

describe("PUT /projects/:board_id/toggle-public-access", () => {
  test("opens the board to the public and closes it again; settings, meta and viewers are updated", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    const params = { board_id: board.id };
    const on = { enabled: true, shortcode: `[board_public id="${board.id}"]` };
    const off = { enabled: false, shortcode: "" };

    const events = await notificationsDuring(async () => {
      const enabled = await call(PUT, { as: anna, params, body: { enabled: true } });
      expect([enabled.status, enabled.json]).toEqual([200, { message: "Public access has been enabled", ...on }]);
      expect((await call(SETTINGS, { as: vera, params })).json).toEqual(on);
      expect((await call(READ, { as: vera, params })).json.board.meta).toEqual({ public_access_enabled: "1" });

      const disabled = await call(PUT, { as: anna, params, body: { enabled: "no" } });
      expect([disabled.status, disabled.json]).toEqual([200, { message: "Public access has been disabled", ...off }]);
      expect((await call(SETTINGS, { as: vera, params })).json).toEqual(off);
      expect((await call(READ, { as: vera, params })).json.board.meta).toEqual([]);
    });

    expect(events).toEqual([
      { board: board.id, what: "board" },
      { board: board.id, what: "board" },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("encrypts the secret of its tokens, shows it to nobody, keeps it while open and never uses it again", async () => {
    const { anna, board } = await aBoardOfAnna();
    const params = { board_id: board.id };
    const toggle = async (enabled: boolean) => {
      await call(PUT, { as: anna, params, body: { enabled } });
      return secretOf(board.id);
    };

    const first = (await toggle(true)) ?? "";
    const secret = decrypt("public-token", first);
    const responses = JSON.stringify([
      await call(PUT, { as: anna, params, body: { enabled: true } }),
      await call(READ, { as: anna, params }),
      await call(SETTINGS, { as: anna, params }),
    ]);

    expect(secret).toMatch(/^[\w-]{43}$/);
    for (const hidden of [secret, first]) expect(responses).not.toContain(hidden);
    expect(await secretOf(board.id)).toBe(first);
    expect(await toggle(false)).toBeNull();
    expect(decrypt("public-token", (await toggle(true)) ?? "")).not.toBe(secret);
  });

  test("eight requests at once that open it share one secret", async () => {
    const { anna, board } = await aBoardOfAnna();
    const open = async () => {
      await call(PUT, { as: anna, params: { board_id: board.id }, body: { enabled: true } });
      return secretOf(board.id);
    };

    expect(new Set(await Promise.all(Array.from({ length: 8 }, open))).size).toBe(1);
  });

  test("answers 400 without a value, 403 for a member, a viewer and a stranger, 404 when the board does not exist; it stays closed", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const params = { board_id: board.id };

    for (const body of [{}, { enabled: "perhaps" }, { enabled: [true] }])
      expect((await call(PUT, { as: anna, params, body })).json.data.params).toHaveProperty("enabled");
    for (const as of [max, vera, await aUser()])
      expect((await call(PUT, { as, params, body: { enabled: true } })).status).toBe(403);
    expect(
      (await call(PUT, { as: await anAdmin(), params: { board_id: 999_999 }, body: { enabled: true } })).status,
    ).toBe(404);
    expect(await db.board.findUnique({ where: { id: board.id } })).toEqual(board);
  });
});
