import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RegistrationForm } from "@/components/account/registration-form";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { button, expectFocus, expectValue, expectVisible } from "@/components/testing/screen";

test("the form reports a taken user name at its field and a closed invitation at the top, and keeps the input", async () => {
  const PATH = "POST /boards-app/v1/invitations";
  const free = server.refuse(PATH, 409, "Sorry, that username already exists!", "existing_user_login");
  await show(<RegistrationForm token="t" email="nina@example.com" suggestedLogin="nina" />);
  const join = button("Join the board");

  await page.getByLabelText("Your name").fill("Nina Moss");
  await page.getByLabelText("Password", { exact: true }).fill("some words of her own");
  await join.click();
  await expect.element(page.getByLabelText("User name")).toHaveAccessibleDescription(/already exists/);
  await expectFocus(page.getByLabelText("User name"));

  free();
  server.refuse(PATH, 400, "This invitation has expired, was used before, or was taken back.");
  await join.click();
  await expectVisible(page.getByText("This invitation has expired, was used before, or was taken back."));
  await expectValue(page.getByLabelText("Your name"), "Nina Moss");
});
