import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { GET } from "./route";

interface Item {
  key: string;
  position: number;
}

const FOR_ALL = [
  "about_this_board",
  "board_activity",
  "board_labels",
  "custom_fields",
  "board_members",
  "archived_items",
];
const FOR_MEMBERS = [...FOR_ALL, "change_background", "notification_settings"];
const FOR_MANAGERS = [...FOR_MEMBERS, "make_template", "export", "archive_board"];
const FOR_ADMINS = [...FOR_MANAGERS, "webhooks", "duplicate_board", "delete_board"];

const keys = async (as: User, boardId: number) =>
  (await call(GET, { as, params: { board_id: boardId } })).json.menu_items.map(({ key }: Item) => key).sort();

describe("GET /projects/:board_id/board-menu-items", () => {
  test("answers what each may use", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    expect(await keys(vera, board.id)).toEqual([...FOR_ALL].sort());
    expect(await keys(max, board.id)).toEqual([...FOR_MEMBERS].sort());
    expect(await keys(anna, board.id)).toEqual([...FOR_MANAGERS].sort());
    expect(await keys(await anAdmin(), board.id)).toEqual([...FOR_ADMINS].sort());
  });

  test("in the order of their positions, each with all its keys; paid ones say so", async () => {
    const { board } = await aBoardOfAnna();

    const { status, json } = await call(GET, { as: await anAdmin(), params: { board_id: board.id } });

    const positions = json.menu_items.map(({ position }: Item) => position);
    expect(status).toBe(200);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(json.menu_items).toContainEqual({
      key: "about_this_board",
      icon_name: "info",
      label: "About this board",
      type: "default",
      position: 1,
      role: "",
    });
    expect(json.menu_items).toContainEqual({
      key: "export",
      icon_name: "download",
      label: "Export",
      type: "default",
      position: 10.5,
      role: "manager",
      pro: true,
      requires_pro: false,
    });
  });

  test("the free tier shows the paid ones as such", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { json } = await withSettings({ BOARDS_TIER: "free" }, () =>
      call(GET, { as: anna, params: { board_id: board.id } }),
    );

    const paid = json.menu_items
      .filter((item: Item & { requires_pro?: boolean }) => item.requires_pro)
      .map(({ key }: Item) => key);
    expect(paid).toEqual(["custom_fields", "export"]);
  });

  test("an archived board is restored instead of archived, a template made a board instead of a template", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date(), isTemplate: true } });

    const shown = await keys(anna, board.id);

    expect(shown).toEqual(expect.arrayContaining(["restore_board", "convert_to_board"]));
    expect(shown).not.toEqual(expect.arrayContaining(["archive_board"]));
    expect(shown).not.toContain("make_template");
  });

  test("a member is offered to duplicate it once the site lets members make boards", async () => {
    const { vera, board } = await aBoardOfAnna();
    await db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });

    expect(await keys(vera, board.id)).toContain("duplicate_board");
  });

  test("403 for a stranger, 404 for an admin where there is no board", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
    expect((await call(GET, { as: await anAdmin(), params: { board_id: 999_999 } })).status).toBe(404);
  });
});
