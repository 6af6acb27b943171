import { describe, expect, test, vi } from "vitest";
import { GET, HEAD, POST } from "./route";
import { DocumentBoard } from "@/lib/board-document/document";
import { DocumentTask } from "@/lib/board-document/task";
import { db } from "@/lib/db";
import { aBrowserOf, aFullBoard, aBoardOfAnna, anAdmin, aTask, withSettings } from "@/lib/testing";
import { AJAX, anExport } from "@/lib/testing/http/exports";

describe("boards_export_json", () => {
  test("gives a manager the whole board as a file", async () => {
    const { anna, board } = await aFullBoard();
    await db.board.update({ where: { id: board.id }, data: { title: 'Über "uns" / 計画' } });

    const response = await anExport(anna, { action: "boards_export_json", board_id: String(board.id) });
    const { boards_export: about, board: exported } = await response.json();

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json; charset=UTF-8",
      "content-disposition": expect.stringContaining("filename*=UTF-8''%C3%9Cber%20uns%20%E8%A8%88%E7%94%BB%20"),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-fbs-export-task-count": "5",
    });
    expect(about).toEqual({ version: 1, exported_at: expect.any(String) });
    expect(exported).toMatchObject({ id: String(board.id), title: 'Über "uns" / 計画', currency: "EUR" });
    expect(exported.tasks.map(({ title }: DocumentTask) => title)).toEqual([
      ...["First", "Parent", "Closed", "Archived task", "In an archived stage"],
    ]);
    expect(DocumentBoard.parse(exported).stages).toHaveLength(4);
  });

  test("is found under the site's own slug, too", async () => {
    const { anna, board } = await aBoardOfAnna();

    const statuses = await withSettings({ BOARDS_SLUG: "acme-boards" }, async () => {
      const exported = (action: string) => anExport(anna, { action, board_id: String(board.id) });
      return [(await exported("acme_boards_export_json")).status, (await exported("boards_export_csv")).status];
    });

    expect(statuses).toEqual([200, 200]);
  });

  test("is also answered to GET and to HEAD, without a body", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { cookie, headers } = await aBrowserOf(anna);
    const url = `${AJAX}?action=boards_export_json&board_id=${board.id}&_wpnonce=${headers["x-wp-nonce"]}`;

    const [got, head] = [
      await GET(new Request(url, { headers: cookie })),
      await HEAD(new Request(url, { method: "HEAD", headers: cookie })),
    ];

    expect([got.status, (await got.json()).board.id]).toEqual([200, String(board.id)]);
    expect([head.status, head.headers.get("x-fbs-export-task-count"), head.body]).toEqual([200, "0", null]);
  });

  test("takes a form with files' encoding, and ignores parameters that it does not know", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { cookie, headers } = await aBrowserOf(anna);
    const body = new FormData();
    const fields = {
      action: "boards_export_json",
      board_id: ` ${board.id} `,
      _wpnonce: headers["x-wp-nonce"] ?? "",
      x: "y",
    };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);

    expect((await POST(new Request(AJAX, { method: "POST", headers: cookie, body }))).status).toBe(200);
  });

  test("exports archived boards and templates as others", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await aTask(toDo, { title: "One" });
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date(), isTemplate: true } });

    const { board: exported } = await (
      await anExport(anna, { action: "boards_export_json", board_id: String(board.id) })
    ).json();

    expect(exported).toMatchObject({ archived_at: expect.any(String), is_template: true, tasks: [{ title: "One" }] });
  });

  test("400 for a board_id that is none, 404 for an administrator's board that does not exist", async () => {
    const { anna } = await aBoardOfAnna();
    const exported = async (user: typeof anna, fields: Record<string, string>) => {
      const response = await anExport(user, { action: "boards_export_json", ...fields });
      return [response.status, (await response.json()).data.params?.board_id];
    };

    expect(await exported(anna, {})).toEqual([400, "The board_id field is required."]);
    expect(await exported(anna, { board_id: "x" })).toEqual([400, "The board_id must be an integer."]);
    expect(await exported(await anAdmin(), { board_id: "2000000000" })).toEqual([404, undefined]);
  });

  test("is for the paid tier", async () => {
    const { anna, board } = await aBoardOfAnna();

    const response = await withSettings({ BOARDS_TIER: "free" }, () =>
      anExport(anna, { action: "boards_export_json", board_id: String(board.id) }),
    );

    expect([response.status, (await response.json()).message]).toEqual([403, "This is a pro feature"]);
  });

  test("a person has up to three downloads at once, and one that is broken off makes room", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    for (let at = 0; at < 8; at += 1) await aTask(toDo, { description: "long ".repeat(100_000) });
    const exported = () => anExport(anna, { action: "boards_export_json", board_id: String(board.id) });

    const open = [await exported(), await exported(), await exported()];
    const refused = await exported();
    await open[0]?.body?.cancel();
    const next = await vi.waitFor(async () => {
      const response = await exported();
      expect(response.status).toBe(200);
      return response;
    });

    expect([...open.map(({ status }) => status), refused.status]).toEqual([200, 200, 200, 429]);
    expect(refused.headers.get("retry-after")).toBe("30");
    await Promise.all([...open, next].map(({ body }) => body?.cancel()));
  });
});
