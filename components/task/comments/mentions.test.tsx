import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aTaskWithComments, commentField, said } from "@/components/testing/comments";
import {
  button,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { showBoard, showTask } from "@/components/testing/show";
import { cardOf } from "@/components/testing/task";

const names = () => page.getByRole("listbox", { name: "Suggestions" });

test("keys choose a name, and Escape closes the list but not the dialog", async () => {
  const { world } = aTaskWithComments();
  await showBoard(world);
  await cardOf("Rent a van").click();
  await commentField().click();
  await press("Thanks @ma");
  await expectText(names().getByRole("option"), "Max Example");
  await press("{Escape}");
  await expectGone(names());
  await expectVisible(dialogOf("Rent a van"));
  await press("x");
  await expectValue(commentField(), "Thanks @max");
  await expectGone(names());

  await commentField().fill("");
  await commentField().click();
  await press("Thanks @Max E");
  await expectVisible(names());
  await press("{Enter}");
  await expectValue(commentField(), `Thanks @${world.max.user_login} `);
  await expectFocus(commentField());
  await press("for it{Control>}{Enter}{/Control}");

  const mention = said("Thanks").getByRole("link", { name: "Max Example" });
  await expect.element(mention).toHaveAttribute("href", `/people/${world.max.ID}`);
  await expect.element(mention).not.toHaveAttribute("data-me");
  await expectVisible(button(/^Reply$/, said("Thanks")));
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

  await expectValue(commentField(), `@${world.max.user_login} `);
  await commentField().fill("");
});

test("one click sends a comment that ends in a name while the suggestions are open", async () => {
  const { world, task } = aTaskWithComments();
  await showTask(world, task);
  await commentField().click();
  await press(`For @${world.max.user_login}`);
  await expectVisible(names());

  await button("Send").click();

  await expectVisible(said("For").getByRole("link", { name: "Max Example" }));
  await expectVisible(button(/^Reply$/, said("For")));
});

test("mentions of the viewer are highlighted", async () => {
  const { world, task, comments } = aTaskWithComments();
  comments.write(world.max, `Thanks @${world.me.user_login} and @${world.max.user_login}`);
  await showTask(world, task);

  await expect.element(said("Thanks").getByRole("link", { name: "Nora Example" })).toHaveAttribute("data-me");
  await expect.element(said("Thanks").getByRole("link", { name: "Max Example" })).not.toHaveAttribute("data-me");
});
