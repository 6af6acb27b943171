import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ProfileForm } from "@/components/account/profile-form";
import { photo } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

test("a session that has ended is reported, and what was typed stays", async () => {
  server.refuse("PUT /boards-app/v1/profile", 401, "no", "rest_not_logged_in");
  const profile = { id: 1, display_name: "Sven", login: "sven", email: "sven@example.com", timezone: null, locale: null, start_of_week: null, photo, has_photo: false };
  await show(<ProfileForm profile={profile} timezones={[]} locales={[]} weekdays={[]} />);

  await page.getByLabelText("Name", { exact: true }).fill("Sven the Second");
  await page.getByRole("button", { name: "Save profile" }).click();

  await expect.element(page.getByText("You are no longer signed in.")).toBeVisible();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("Sven the Second");
});
