import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, inFreeTier, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET } from "./route";

const readMenu = onBoard(GET);

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
  (await readMenu(as, { id: boardId })).json.menu_items.map(({ key }: Item) => key).sort();

describe("GET /projects/:board_id/board-menu-items", () => {
  test("returns what each role may use", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    expect(await keys(vera, board.id)).toEqual([...FOR_ALL].sort());
    expect(await keys(max, board.id)).toEqual([...FOR_MEMBERS].sort());
    expect(await keys(anna, board.id)).toEqual([...FOR_MANAGERS].sort());
    expect(await keys(await anAdmin(), board.id)).toEqual([...FOR_ADMINS].sort());
  });

  test("lists items by position, each with all its keys; paid ones are marked", async () => {
    const { board } = await aBoardOfAnna();

    const { status, json } = await readMenu(await anAdmin(), board);

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

  test("marks paid items in the free tier", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { json } = await inFreeTier(() => readMenu(anna, board));

    const paid = json.menu_items
      .filter((item: Item & { requires_pro?: boolean }) => item.requires_pro)
      .map(({ key }: Item) => key);
    expect(paid).toEqual(["custom_fields", "export"]);
  });

  test("offers to restore an archived board instead of archiving it, and to make a board of a template", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date(), isTemplate: true } });

    const itemKeys = await keys(anna, board.id);

    expect(itemKeys).toEqual(expect.arrayContaining(["restore_board", "convert_to_board"]));
    expect(itemKeys).not.toEqual(expect.arrayContaining(["archive_board"]));
    expect(itemKeys).not.toContain("make_template");
  });

  test("offers a member to duplicate the board once the site lets members create boards", async () => {
    const { vera, board } = await aBoardOfAnna();
    await db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });

    expect(await keys(vera, board.id)).toContain("duplicate_board");
  });

  testForbiddenFor("stranger", readMenu);
});
