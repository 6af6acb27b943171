import { describe, expect, test } from "vitest";
import { isOnboarded, skipOnboarding } from "@/lib/boards/write/onboard";
import { db } from "@/lib/db";
import { aBoard } from "@/lib/testing";

describe("an installation", () => {
  test("is not onboarded while it is new", async () => {
    expect(await isOnboarded()).toBe(false);
  });

  test("stays onboarded after the wizard was finished or skipped, even without boards", async () => {
    const board = await aBoard();
    await skipOnboarding();
    await db.board.delete({ where: { id: board.id } });

    expect(await isOnboarded()).toBe(true);
  });

  test.each([
    ["a board", {}],
    ["an archived board", { archivedAt: new Date() }],
    ["a template", { isTemplate: true }],
  ])("is onboarded with %s, whatever the setting is", async (_, data) => {
    await db.setting.create({ data: { key: "onboarding", value: { done: false } } });
    expect(await isOnboarded()).toBe(false);

    await aBoard(data);

    expect(await isOnboarded()).toBe(true);
  });

  test("is not onboarded by other settings", async () => {
    await db.setting.create({ data: { key: "general", value: { done: true } } });

    expect(await isOnboarded()).toBe(false);
  });
});
