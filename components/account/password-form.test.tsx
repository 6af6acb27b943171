import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PasswordForm } from "@/components/account/password-form";
import { refreshes } from "@/components/testing/next/navigation";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { button, expectFocus, expectText, expectValue } from "@/components/testing/screen";

test("the form reports a wrong current password at its field; a successful change empties both fields and refreshes the page", async () => {
  const accept = server.answer("PUT /boards-app/v1/password", () =>
    Response.json(
      {
        code: "rest_invalid_param",
        message: "no",
        data: { status: 400, params: { current_password: "This password is wrong." } },
      },
      { status: 400 },
    ),
  );
  await show(<PasswordForm login="greta" />);
  const [current, next] = [
    page.getByLabelText("Current password", { exact: true }),
    page.getByLabelText("New password", { exact: true }),
  ];

  await current.fill("not the password");
  await next.fill("words for the next year");
  await button("Change password").click();
  await expect.element(current).toHaveAccessibleDescription(/wrong/);
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
