import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ProfileForm } from "@/components/account/profile-form";
import { photo } from "@/components/testing/records";
import { button, expectText, expectValue, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { hasUnsavedChanges } from "@/components/ui/hooks/unsaved-warning";
import { show } from "@/components/testing/show";

const profile = {
  id: 1,
  display_name: "Sven",
  login: "sven",
  email: "sven@example.com",
  timezone: null,
  locale: null,
  start_of_week: null,
  photo,
  has_photo: false,
};

test("the form reports an ended session and keeps the input", async () => {
  server.refuse("PUT /boards-app/v1/profile", 401, "no", "rest_not_logged_in");
  await show(<ProfileForm profile={profile} timezones={[]} locales={[]} weekdays={[]} />);

  await page.getByLabelText("Name", { exact: true }).fill("Sven the Second");
  await button("Save").click();

  await expectVisible(page.getByText("You are no longer signed in."));
  await expectValue(page.getByLabelText("Name", { exact: true }), "Sven the Second");
});

test("the form sends only changed fields, and the browser asks before it leaves unsaved changes", async () => {
  server.answer("PUT /boards-app/v1/profile", () => ({}));
  await show(
    <ProfileForm
      profile={profile}
      timezones={[]}
      locales={[]}
      weekdays={[
        { value: "", label: "As the site (Monday)" },
        { value: "0", label: "Sunday" },
      ]}
    />,
  );
  expect(hasUnsavedChanges()).toBe(false);

  await page.getByLabelText("The week begins on").selectOptions("Sunday");
  expect(hasUnsavedChanges()).toBe(true);
  await button("Save").click();

  await expectText(page.getByRole("status"), "Saved");
  expect(server.requests("PUT /boards-app/v1/profile").map(({ body }) => body)).toEqual([{ start_of_week: 0 }]);
});

test("a changed e-mail address requires the password", async () => {
  server.answer("PUT /boards-app/v1/profile", () => ({}));
  await show(<ProfileForm profile={profile} timezones={[]} locales={[]} weekdays={[]} />);

  await page.getByLabelText("E-mail address").fill("sven@example.org");
  await button("Save").click();
  await expect
    .element(page.getByLabelText("Current password", { exact: true }))
    .toHaveAccessibleDescription(/Please fill this in/);
  await page.getByLabelText("Current password", { exact: true }).fill("words of mine");
  await button("Save").click();

  await expect
    .poll(() => server.requests("PUT /boards-app/v1/profile").map(({ body }) => body))
    .toEqual([{ email: "sven@example.org", current_password: "words of mine" }]);
});
