import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aUser, call, inFreeTier } from "@/lib/testing";
import { GET } from "./route";

const titlesFor = async (as: User, query = "") =>
  (await call(GET, { as, query: { query } })).json.boards.map(({ title }: { title: string }) => title);

describe("GET /timesheet/boards", () => {
  test("finds boards with time tracking that the caller may see, archived ones last", async () => {
    const max = await aUser();
    const members: [User, "viewer"][] = [[max, "viewer"]];
    await aBoard({ title: "Garden", members, archivedAt: new Date() });
    await aBoard({ title: "House", members });
    await aBoard({ title: "Of others" });
    const off = await aBoard({ title: "Harbour", members });
    await db.board.update({ where: { id: off.id }, data: { enableTimeTracking: false } });

    expect(await titlesFor(max)).toEqual(["House", "Garden"]);
    expect(await titlesFor(max, "AR")).toEqual(["Garden"]);
    expect(await titlesFor(max, "%")).toEqual([]);
  });

  test("finds no more than 30", async () => {
    const max = await aUser();
    for (let each = 0; each < 31; each += 1) await aBoard({ title: "Garden", members: [[max, "member"]] });

    expect(await titlesFor(max, "garden")).toHaveLength(30);
  });

  test("403 in the free tier, 401 without a person", async () => {
    const person = await aUser();

    expect((await inFreeTier(() => call(GET, { as: person }))).status).toBe(403);
    expect((await call(GET)).status).toBe(401);
  });
});
