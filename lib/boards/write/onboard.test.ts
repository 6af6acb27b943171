import { describe, expect, test } from "vitest";
import { isOnboarded, skipOnboarding } from "@/lib/boards/write/onboard";
import { db } from "@/lib/db";
import { aBoard } from "@/lib/testing/factories/boards";

describe("an installation", () => {
  test("that is new is not onboarded", async () => {
    expect(await isOnboarded()).toBe(false);
  });

  test("is onboarded once the first steps are done or skipped, also when its boards are gone again", async () => {
    const board = await aBoard();
    await skipOnboarding();
    await db.board.delete({ where: { id: board.id } });

    expect(await isOnboarded()).toBe(true);
  });

  test.each([
    ["a board", {}],
    ["an archived one", { archivedAt: new Date() }],
    ["a template", { isTemplate: true }],
  ])("with %s is onboarded whatever the setting says", async (_, given) => {
    await db.setting.create({ data: { key: "onboarding", value: { done: false } } });
    expect(await isOnboarded()).toBe(false);

    await aBoard(given);

    expect(await isOnboarded()).toBe(true);
  });

  test("with other settings only is not onboarded", async () => {
    await db.setting.create({ data: { key: "general", value: { done: true } } });

    expect(await isOnboarded()).toBe(false);
  });
});
