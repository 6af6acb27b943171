import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RegistrationForm } from "@/components/account/registration-form";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

test("the form reports a taken user name at its field and a closed invitation at the top, and keeps the input", async () => {
  const PATH = "POST /boards-app/v1/invitations";
  const free = server.refuse(PATH, 409, "Sorry, that username already exists!", "existing_user_login");
  await show(<RegistrationForm token="t" email="nina@example.com" suggestedLogin="nina" />);
  const join = page.getByRole("button", { name: "Join the board" });

  await page.getByLabelText("Your name").fill("Nina Moss");
  await page.getByLabelText("Password", { exact: true }).fill("some words of her own");
  await join.click();
  await expect.element(page.getByLabelText("User name")).toHaveAccessibleDescription(/already exists/);
  await expect.element(page.getByLabelText("User name")).toHaveFocus();

  free();
  server.refuse(PATH, 400, "This invitation has expired, was used before, or was taken back.");
  await join.click();
  await expect
    .element(page.getByText("This invitation has expired, was used before, or was taken back."))
    .toBeVisible();
  await expect.element(page.getByLabelText("Your name")).toHaveValue("Nina Moss");
});
