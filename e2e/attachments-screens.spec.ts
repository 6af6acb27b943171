import { expect, test } from "@playwright/test";
import { act, attached, choose, coming, openToAttach } from "./attachments";
import { complaintsOf } from "./complaints";
import { problemsInBothColours } from "./both-colours";
import { aText } from "./drop";
import { fitsFingers, phonePage } from "./phone";
import { aPicture } from "./picture";

test("lists, uploads that failed, the link form and the preview break no rule of access", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { dialog } = await openToAttach(page, request, "Axel");
  expect(await problemsInBothColours(page), "none").toEqual([]);
  await choose(page, dialog, [await aPicture("van.png"), await aPicture("key.png"), aText("notes.txt"), aText("page.html")]);
  await expect(attached(page)).toHaveCount(3);
  await dialog.getByRole("button", { name: "Add link" }).click();
  expect(await problemsInBothColours(page), "list").toEqual([]);
  await act(page, "van.png", "Look at it");
  await expect(page.getByRole("img", { name: "van.png" })).toBeVisible();
  expect(await problemsInBothColours(page), "preview").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions for notes.txt" }).click();
  await expect(page.getByRole("menuitem", { name: "Download" })).toBeVisible();
  expect(await problemsInBothColours(page), "menu").toEqual([]);
  expect(complaints).toEqual([]);
});

test("a finger can attach, look and delete", async ({ browser, request }) => {
  const page = await phonePage(browser);
  const { dialog } = await openToAttach(page, request, "Fanny");
  await choose(page, dialog, [await aPicture("a_rather_long_name_without_any_place_where_it_could_be_broken_into_two_lines.png"), await aPicture("two.png"), aText("page.html")]);
  await expect(attached(page)).toHaveCount(2);
  await expect(coming(page)).toHaveCount(1);
  await dialog.getByRole("button", { name: "Add link" }).click();
  await fitsFingers(page);

  await page.getByRole("button", { name: /^two.png/ }).click();
  await expect(page.getByRole("img", { name: "two.png" })).toBeVisible();
  await fitsFingers(page);
  await page.context().close();
});
