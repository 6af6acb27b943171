import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { messages } from "@/components/testing/on-board";
import { NotificationPreferences } from "@/components/notifications/notification-preferences";
import { expectText } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { globalPreferences, mailPreferences } from "@/lib/notifications/preferences";

const setting = (name: string) => page.getByRole("switch", { name, exact: true });

test("a switch that could not be saved goes back, and shows the reason", async () => {
  const all = globalPreferences({});
  server.answer("GET /boards/v2/get-global-notification-settings", () => ({ currentSettings: all }));
  const accept = server.refuse("POST /boards/v2/update-global-notification-settings", 503);
  await show(<NotificationPreferences global={all} mails={mailPreferences({})} hasRoadmaps={false} />);

  await expect.element(setting("Reminders")).toBeVisible();
  await expect.element(setting("Approvals")).not.toBeInTheDocument();
  await setting("New comments").click();
  await expectText(messages(), "Something went wrong on the server.");
  await expect.element(setting("New comments")).toBeChecked();

  accept();
  server.answer("POST /boards/v2/update-global-notification-settings", () => ({}));
  await setting("New comments").click();
  await expect.element(setting("New comments")).not.toBeChecked();
  const sent = { updatedSettings: { ...all, email_after_comment: false } };
  await expect.poll(() => server.bodies("POST /boards/v2/update-global-notification-settings")).toEqual([sent, sent]);
});
