import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, aMember, aUser, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /projects/:board_id/assignees", () => {
  test("returns all members, viewers too, by name, with their membership", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    await aMember(await aBoard(), await aUser({ displayName: "Elsewhere" }));

    const { status, json } = await list(anna, board);

    expect(status).toBe(200);
    expect(
      json.data.map(({ display_name, role }: { display_name: string; role: string }) => [display_name, role]),
    ).toEqual([
      ["Anna", "admin"],
      ["Max", "member"],
      ["Vera", "viewer"],
    ]);
    expect(json.data[2]).toEqual({
      ID: vera.id,
      user_login: vera.login,
      user_nicename: vera.nicename,
      user_email: expect.stringContaining("***"),
      user_url: "",
      user_registered: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      user_status: "0",
      display_name: "Vera",
      role: "viewer",
      photo: `https://boards.test/photos/${vera.photoKey}`,
      pivot: {
        object_id: board.id,
        foreign_id: vera.id,
        settings: 'a:2:{s:8:"is_admin";b:0;s:14:"is_viewer_only";b:1;}',
        preferences: expect.stringMatching(/^a:7:/),
        created_at: expect.stringMatching(/\+00:00$/),
        updated_at: expect.stringMatching(/\+00:00$/),
      },
    });
  });

  test("a viewer sees the addresses of others masked", async () => {
    const { vera, board } = await aBoardOfAnna();

    const { json } = await list(vera, board);

    expect(json.data.map(({ user_email }: { user_email: string }) => user_email.includes("***"))).toEqual([
      true,
      true,
      false,
    ]);
  });

  testForbiddenFor("stranger", list);
});
