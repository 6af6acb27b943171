import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ApplicationPasswords } from "@/components/account/application-passwords";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const PATH = "POST /wp/v2/users/me/application-passwords";
const name = () => page.getByLabelText("Name of the program");

async function make(called: string) {
  await show(<ApplicationPasswords login="nora" passwords={[]} />);
  await name().fill(called);
  await page.getByRole("button", { name: "Create password" }).click();
}

test("a stale nonce is renewed without an error", async () => {
  server.answer("GET /wp-admin/admin-ajax.php", () => new Response("fresh"));
  server.answer(PATH, ({ headers, body }) =>
    headers.get("x-wp-nonce") === "fresh"
      ? { uuid: "1", name: body.name, password: "abcd efgh" }
      : Response.json(
          { code: "rest_cookie_invalid_nonce", message: "Cookie check failed", data: { status: 403 } },
          { status: 403 },
        ),
  );

  await make("Late riser");

  await expect.element(page.getByLabelText("Application password", { exact: true })).toHaveValue("abcd efgh");
  await expect.element(name()).toHaveValue("");
});

test("the form reports a duplicate name at its field and keeps the text", async () => {
  server.refuse(PATH, 409, "Each application name should be unique.", "application_password_duplicate_name");

  await make("twin");

  await expect.element(name()).toHaveAccessibleDescription(/unique/);
  await expect.element(name()).toHaveFocus();
  await expect.element(name()).toHaveValue("twin");
});
