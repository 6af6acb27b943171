import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { readBell } from "@/lib/notifications/bell";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { aNotification } from "@/lib/testing/factories/notifications";
import { statementsOf } from "@/lib/testing/db/statements";
import { isAdmin } from "@/lib/users/current-user";

const bellOf = async ({ id }: Pick<User, "id">) => {
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  return readBell({ ...user, isAdmin: isAdmin(user) });
};

describe("readBell", () => {
  test("counts unread notifications of visible boards and uses the user's clock or the site's", async () => {
    const { max, vera, toDo } = await aBoardOfAnna();
    const [task, elsewhere] = [await aTask(toDo), await aTask(await aStage(await aBoard()))];
    for (const each of [task, task, elsewhere]) await aNotification(each, max);
    await aNotification(task, max, { markedReadAt: new Date() });
    await db.user.update({ where: { id: vera.id }, data: { timezone: "Asia/Tokyo", locale: "de_DE" } });

    const before = await bellOf(max);
    await db.setting.create({ data: { key: "site", value: { timezone: "Europe/Berlin" } } });

    expect(before).toEqual({ unread: 2, timeZone: "UTC", locale: "en_US" });
    expect(await bellOf(max)).toEqual({ unread: 2, timeZone: "Europe/Berlin", locale: "en_US" });
    expect(await bellOf(vera)).toEqual({ unread: 0, timeZone: "Asia/Tokyo", locale: "de_DE" });
  });
  test("takes one statement", async () => {
    const { max } = await aBoardOfAnna();

    expect(await statementsOf(() => bellOf(max))).toHaveLength(2);
  });
});
