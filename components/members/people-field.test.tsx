import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { server } from "@/components/testing/server";
import { button, chip, dialog, field, invited, openShare, option, paste, row } from "@/components/testing/share";

const press = (keys: string) => userEvent.keyboard(keys);

test("the keyboard is sufficient: arrows and Enter choose, Backspace removes the last chip, Escape closes the suggestions and then the dialog", async () => {
  await openShare();

  await field().fill("example");
  await expect.element(option(/Tom Example/)).toBeVisible();
  await press("{ArrowDown}{Enter}");
  await expect.element(chip("Tom Example")).toBeVisible();
  await press("noa");
  await expect.element(option(/Noa Example/)).toBeVisible();
  await press("{Enter}");
  await expect.element(chip("Noa Example")).toBeVisible();
  await press("{Backspace}");
  await expect.element(chip("Noa Example")).not.toBeInTheDocument();
  await press("noa");
  await expect.element(option(/Noa Example/)).toBeVisible();
  await press("{Escape}");
  await expect.element(option(/Noa Example/)).not.toBeInTheDocument();
  await expect.element(chip("Tom Example")).toBeVisible();
  await expect.element(field()).toHaveValue("noa");

  await press("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("a pasted list of addresses becomes chips, and the remaining text stays in the field", async () => {
  const { path } = await openShare();

  paste("Nina Moss <nina@example.com>; tom@example.com\nNINA@example.com\nSomebody");

  await expect.element(chip("tom@example.com")).toBeVisible();
  await expect.element(field()).toHaveValue("Somebody");
  await button("Invite").click();
  await expect
    .element(field())
    .toHaveAccessibleDescription(/Choose somebody from the list, or type a whole e-mail address\./);
  await field().fill("");
  await button("Invite").click();
  await expect.element(row("Invitations", "tom@example.com")).toBeVisible();
  expect(invited(path).map(({ email }) => email)).toEqual(["NINA@example.com", "tom@example.com"]);
});

test("the later of two searches wins, and a failed one can be retried", async () => {
  await openShare();
  let answerFirst = (_: object[]) => undefined as void;
  const first = new Promise<object[]>((resolve) => (answerFirst = resolve));
  const end = server.answer("GET /boards/v2/search-boards-users", () => first);
  await field().fill("no");
  await expect
    .poll(() => server.requests("GET /boards/v2/search-boards-users").map(({ query }) => query.get("searchInput")))
    .toContain("no");
  end();

  server.disconnect();
  await field().fill("noa");
  await expect.element(page.getByRole("alert")).toHaveTextContent(/can't be reached/);
  server.reconnect();
  await page.getByRole("button", { name: "Try again" }).click();

  await expect.element(option(/Noa Example/)).toBeVisible();
  answerFirst([]);
  await first;
  await expect.element(option(/Noa Example/)).toBeVisible();
});

test("the suggestions and the chips have no accessibility violations in light and dark", async () => {
  await openShare();
  paste("nina@example.com, tom@example.com");
  await field().fill("n");
  await expect.element(option(/Noa Example/)).toBeVisible();

  expect(await seriousProblems()).toEqual([]);
});
