import { test } from "vitest";
import { page } from "vitest/browser";
import { SignInForm } from "@/components/account/sign-in-form";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { button, expectText, expectValue } from "@/components/testing/screen";

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
  await button("Sign in").click();
  await expectText(page.getByRole("alert"), "The user name or the password is wrong.");
  await expectValue(login, "nora");
  await expectValue(password, "not the password");

  refuseWith("TooManyTries");
  await button("Sign in").click();
  await expectText(page.getByRole("alert"), "Too many tries. Wait 15 minutes");
});
