import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aTaskWithComments, commentField, said } from "@/components/testing/comments";
import { showBoard, showTask } from "@/components/testing/show";
import { cardOf, dialogOf, press } from "@/components/testing/task";

const names = () => page.getByRole("listbox", { name: "Suggestions" });

test("keys choose a name, and Escape closes the list but not the dialog", async () => {
  const { world } = aTaskWithComments();
  await showBoard(world);
  await cardOf("Rent a van").click();
  await commentField().click();
  await press("Thanks @ma");
  await expect.element(names().getByRole("option")).toHaveTextContent("Max Example");
  await press("{Escape}");
  await expect.element(names()).not.toBeInTheDocument();
  await expect.element(dialogOf("Rent a van")).toBeVisible();
  await press("x");
  await expect.element(commentField()).toHaveValue("Thanks @max");
  await expect.element(names()).not.toBeInTheDocument();

  await commentField().fill("");
  await commentField().click();
  await press("Thanks @Max E");
  await expect.element(names()).toBeVisible();
  await press("{Enter}");
  await expect.element(commentField()).toHaveValue(`Thanks @${world.max.user_login} `);
  await expect.element(commentField()).toHaveFocus();
  await press("for it{Control>}{Enter}{/Control}");

  const mention = said("Thanks").getByRole("link", { name: "Max Example" });
  await expect.element(mention).toHaveAttribute("href", `/people/${world.max.ID}`);
  await expect.element(mention).not.toHaveAttribute("data-me");
  await expect.element(said("Thanks").getByRole("button", { name: "Reply", exact: true })).toBeVisible();
});

test("arrows move through the names, and a click inserts one", async () => {
  const { world, task } = aTaskWithComments();
  await showTask(world, task);
  await commentField().click();
  await press("@");
  const options = names().getByRole("option");
  await expect.element(options.nth(0)).toHaveAttribute("aria-selected", "true");

  await press("{ArrowDown}");
  await expect.element(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect.element(options.nth(0)).toHaveAttribute("aria-selected", "false");
  await options.filter({ hasText: "Max Example" }).click();

  await expect.element(commentField()).toHaveValue(`@${world.max.user_login} `);
  await commentField().fill("");
});

test("one click sends a comment that ends in a name while the suggestions are open", async () => {
  const { world, task } = aTaskWithComments();
  await showTask(world, task);
  await commentField().click();
  await press(`For @${world.max.user_login}`);
  await expect.element(names()).toBeVisible();

  await page.getByRole("button", { name: "Send" }).click();

  await expect.element(said("For").getByRole("link", { name: "Max Example" })).toBeVisible();
  await expect.element(said("For").getByRole("button", { name: "Reply", exact: true })).toBeVisible();
});

test("mentions of the viewer are highlighted", async () => {
  const { world, task, comments } = aTaskWithComments();
  comments.write(world.max, `Thanks @${world.me.user_login} and @${world.max.user_login}`);
  await showTask(world, task);

  await expect.element(said("Thanks").getByRole("link", { name: "Nora Example" })).toHaveAttribute("data-me");
  await expect.element(said("Thanks").getByRole("link", { name: "Max Example" })).not.toHaveAttribute("data-me");
});
