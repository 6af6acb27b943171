import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ApplicationPasswords } from "@/components/account/application-passwords";
import { PasswordForm } from "@/components/account/password-form";
import { useProfileChoices } from "@/components/account/profile-choices";
import { ProfileForm } from "@/components/account/profile-form";
import { RegionForm } from "@/components/account/region-form";
import { RegistrationForm } from "@/components/account/registration-form";
import { SignInForm } from "@/components/account/sign-in-form";
import { refreshes } from "@/components/testing/next/navigation";
import { photo } from "@/components/testing/records";
import {
  button,
  expectDescription,
  expectFocus,
  expectText,
  expectValue,
  expectVisible,
} from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { hasUnsavedChanges } from "@/components/ui/hooks/unsaved-warning";

const PATH = "POST /wp/v2/users/me/application-passwords";
const name = () => page.getByLabelText("App name");

async function make(called: string) {
  await show(<ApplicationPasswords login="nora" passwords={[]} />);
  await name().fill(called);
  await button("Create password").click();
}

test("a stale nonce is renewed without an error", async () => {
  server.answer("GET /wp-admin/admin-ajax.php", () => new Response("fresh"));
  server.answer(PATH, ({ headers, body }) =>
    headers.get("x-wp-nonce") === "fresh"
      ? { uuid: "1", name: body.name, password: "abcd efgh" }
      : refusal(403, "Cookie check failed", "rest_cookie_invalid_nonce"),
  );

  await make("Late riser");

  await expectValue(page.getByLabelText("Application password", { exact: true }), "abcd efgh");
  await expectValue(name(), "");
});

test("the form for application passwords reports a duplicate name at its field and keeps the text", async () => {
  server.refuse(PATH, 409, "Each application name should be unique.", "application_password_duplicate_name");

  await make("twin");

  await expectDescription(name(), /unique/);
  await expectFocus(name());
  await expectValue(name(), "twin");
});

test("the password form reports a wrong current password at its field; a successful change empties both fields and refreshes the page", async () => {
  const accept = server.refuseFields("PUT /boards-app/v1/password", { current_password: "This password is wrong." });
  await show(<PasswordForm login="greta" />);
  const [current, next] = [
    page.getByLabelText("Current password", { exact: true }),
    page.getByLabelText("New password", { exact: true }),
  ];

  await current.fill("not the password");
  await next.fill("words for the next year");
  await button("Change password").click();
  await expectDescription(current, /wrong/);
  await expectFocus(current);
  await expectValue(next, "words for the next year");

  accept();
  server.answer("PUT /boards-app/v1/password", () => ({}));
  const before = refreshes;
  await current.fill("the password");
  await button("Change password").click();
  await expectText(page.getByRole("status"), "Password changed");
  for (const field of [current, next]) await expectValue(field, "");
  expect(refreshes).toBe(before + 1);
  expect(server.requests("PUT /boards-app/v1/password").at(-1)?.body).toEqual({
    current_password: "the password",
    new_password: "words for the next year",
  });
});

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

const showRegion = (site = { timezone: "UTC", language: "", start_of_week: 1 }) => show(<Region site={site} />);

const Region = ({ site }: { site: Parameters<typeof useProfileChoices>[1] }) => (
  <RegionForm profile={profile} choices={useProfileChoices(profile, site)} />
);

test("the profile form reports an ended session and keeps the input", async () => {
  server.refuse("PUT /boards-app/v1/profile", 401, "no", "rest_not_logged_in");
  await show(<ProfileForm profile={profile} />);

  await page.getByLabelText("Name", { exact: true }).fill("Sven the Second");
  await button("Save").click();

  await expectVisible(page.getByText(/^You’re signed out/));
  await expectValue(page.getByLabelText("Name", { exact: true }), "Sven the Second");
});

test("the form of language and region sends only changed fields, and the browser asks before it leaves unsaved changes", async () => {
  server.answer("PUT /boards-app/v1/profile", () => ({}));
  await showRegion();
  expect(hasUnsavedChanges()).toBe(false);

  await page.getByLabelText("Week starts on").selectOptions("Sunday");
  expect(hasUnsavedChanges()).toBe(true);
  await button("Save").click();

  await expectText(page.getByRole("status"), "Saved");
  expect(server.bodies("PUT /boards-app/v1/profile")).toEqual([{ start_of_week: 0 }]);
});

test("the languages have their own names; without a choice a person has that of the site, else of the browser", async () => {
  const language = () => page.getByLabelText("Language");
  const first = () => language().element().querySelector("option")?.textContent;
  const { unmount } = await showRegion({ timezone: "UTC", language: "de_AT", start_of_week: 1 });
  expect(first()).toBe("Same as the site (Deutsch (Österreich))");
  await unmount();

  server.answer("PUT /boards-app/v1/profile", () => ({}));
  await showRegion();
  expect(first()).toBe("Your browser’s language");
  await language().selectOptions("العربية (مصر)");
  await button("Save", page.getByRole("main")).click();

  await expect.poll(() => server.bodies("PUT /boards-app/v1/profile")).toEqual([{ locale: "ar_EG" }]);
});

test("a changed email address requires the password", async () => {
  server.answer("PUT /boards-app/v1/profile", () => ({}));
  await show(<ProfileForm profile={profile} />);

  await page.getByLabelText("Email address").fill("sven@example.org");
  await button("Save").click();
  const password = page.getByLabelText("Current password", { exact: true });
  await expectDescription(password, /Fill in this field/);
  await password.fill("words of mine");
  await button("Save").click();

  await expect
    .poll(() => server.bodies("PUT /boards-app/v1/profile"))
    .toEqual([{ email: "sven@example.org", current_password: "words of mine" }]);
});

test("the registration form reports a taken user name at its field and a closed invitation at the top, and keeps the input", async () => {
  const PATH = "POST /boards-app/v1/invitations";
  const free = server.refuse(PATH, 409, "Sorry, that username already exists!", "existing_user_login");
  await show(<RegistrationForm token="t" email="nina@example.com" suggestedLogin="nina" />);
  const join = button("Join board");

  await page.getByLabelText("Your name").fill("Nina Moss");
  await page.getByLabelText("Password", { exact: true }).fill("some words of her own");
  await join.click();
  await expectDescription(page.getByLabelText("User name"), /already exists/);
  await expectFocus(page.getByLabelText("User name"));

  free();
  server.refuse(PATH, 400, "This invitation has expired, was used before, or was taken back.");
  await join.click();
  await expectVisible(page.getByText("This invitation has expired, was used before, or was taken back."));
  await expectValue(page.getByLabelText("Your name"), "Nina Moss");
});

const refuseWith = (error: string) =>
  server.answer("POST /api/auth/callback/credentials", () => ({ url: `http://boards.test/login?error=${error}` }));

test("the sign-in form explains a wrong password and too many attempts, and keeps the input", async () => {
  server.answer("GET /api/auth/csrf", () => ({ csrfToken: "token" }));
  refuseWith("CredentialsSignin");
  await show(<SignInForm destination="/" />);
  const [login, password] = [
    page.getByLabelText("User name or email"),
    page.getByLabelText("Password", { exact: true }),
  ];

  await login.fill("nora");
  await password.fill("not the password");
  await button("Sign in").click();
  await expectText(page.getByRole("alert"), "Wrong user name or password.");
  await expectValue(login, "nora");
  await expectValue(password, "not the password");

  refuseWith("TooManyTries");
  await button("Sign in").click();
  await expectText(page.getByRole("alert"), /Too many attempts.*15 minutes/);
});
