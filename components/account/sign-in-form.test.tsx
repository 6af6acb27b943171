import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SignInForm } from "@/components/account/sign-in-form";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const refuseWith = (error: string) =>
  server.answer("POST /api/auth/callback/credentials", () => ({ url: `http://boards.test/login?error=${error}` }));

test("the form explains a wrong password and too many attempts, and keeps the input", async () => {
  server.answer("GET /api/auth/csrf", () => ({ csrfToken: "token" }));
  refuseWith("CredentialsSignin");
  await show(<SignInForm destination="/" />);
  const [login, password] = [
    page.getByLabelText("User name or e-mail"),
    page.getByLabelText("Password", { exact: true }),
  ];

  await login.fill("nora");
  await password.fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The user name or the password is wrong.");
  await expect.element(login).toHaveValue("nora");
  await expect.element(password).toHaveValue("not the password");

  refuseWith("TooManyTries");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Too many tries. Wait 15 minutes");
});
