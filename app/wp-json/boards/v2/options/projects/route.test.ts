import { describe, expect, test } from "vitest";
import { aBoard, anAdmin, aUser, call, titlesOf } from "@/lib/testing";
import { GET } from "./route";

describe("GET /options/projects", () => {
  test("lists the caller's boards by title, archived ones too, without templates and other people's boards", async () => {
    const max = await aUser();
    const members: [typeof max, "viewer"][] = [[max, "viewer"]];
    const website = await aBoard({ title: "website", members });
    const ideas = await aBoard({ title: "Ideas", type: "roadmap", members });
    const old = await aBoard({ title: "Old", members, archivedAt: new Date() });
    await aBoard({ title: "Template", members, isTemplate: true });
    await aBoard({ title: "Foreign" });

    expect((await call(GET, { as: max })).json).toEqual({
      boards: [
        { id: ideas.id, title: "Ideas", type: "roadmap" },
        { id: old.id, title: "Old", type: "to-do" },
        { id: website.id, title: "website", type: "to-do" },
      ],
    });
    expect(titlesOf((await call(GET, { as: await anAdmin() })).json.boards)).toEqual([
      "Foreign",
      "Ideas",
      "Old",
      "website",
    ]);
  });

  test("returns an empty list to a person on no board, 401 when signed out", async () => {
    expect((await call(GET, { as: await aUser() })).json).toEqual({ boards: [] });
    expect((await call(GET)).status).toBe(401);
  });
});
