import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveBoardPreferences } from "@/components/notifications/preference-calls";
import { BOARD_KEYS, effectivePreferences, globalPreferences } from "@/lib/notifications/preferences";

const global = { email_after_comment: false, watch_on_assigning: false };
let onBoard: Record<string, boolean>;

beforeEach(() => {
  onBoard = { email_after_comment: true, email_after_task_assign: false, dashboard_notification: false };
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { lang: "" } });
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (typeof body === "string") onBoard = JSON.parse(body).updatedSettings;
    return Response.json({
      currentSettings: path.includes("global") ? globalPreferences(global) : effectivePreferences(onBoard, global),
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a board without settings of its own gets those of all boards: mails and watching as on all, and the bell on", async () => {
  const saved = await saveBoardPreferences(7, {});

  expect(saved).toEqual({ ...globalPreferences(global), dashboard_notification: true });
  expect(Object.keys(onBoard).sort()).toEqual([...BOARD_KEYS].sort());
});

test("a change of one setting keeps the board's other settings", async () => {
  const saved = await saveBoardPreferences(7, { email_after_task_assign: true });

  expect(saved).toEqual({ ...globalPreferences(global), email_after_comment: true, dashboard_notification: false });
});
