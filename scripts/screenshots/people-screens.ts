import type { Page } from "@playwright/test";
import type { User } from "@/generated/prisma/client";
import { addPerson } from "@/lib/users/add-person";
import { isAdmin } from "@/lib/users/current-user";
import { deactivatePerson } from "@/lib/users/deactivate";
import type { Screen } from "@/scripts/screenshots/screen";

/** Includes a deactivated account and one without a password. */
export async function accountScreens(
  deactivated: Pick<User, "id">,
  administrator: User,
): Promise<{ own: Screen[]; signedOut: Screen[] }> {
  const actor = { ...administrator, isAdmin: isAdmin(administrator) };
  const account = { email: "nina@demo.example", login: "nina", displayName: "Nina Moss", role: "subscriber" as const };
  const { person, link } = await addPerson({ ...account, isServiceAdmin: false, boardIds: [] }, actor);
  await deactivatePerson(deactivated);
  return {
    own: [...LIST, ...screensOf(person), { name: "person-deactivated", path: `/people/${deactivated.id}` }],
    signedOut: [{ name: "choose-password", path: link.url.replace(/^https?:\/\/[^/]+/, "") }],
  };
}

const LIST: Screen[] = [
  { name: "people-add", path: "/people", act: fillIn },
  { name: "people-all", path: "/people?state=all" },
  { name: "people-none-found", path: "/people?search=zzz" },
  {
    name: "people-row-menu",
    path: "/people",
    act: (page) => page.getByRole("button", { name: "Actions for Nina Moss" }).click(),
  },
];

const screensOf = ({ id }: Pick<User, "id">): Screen[] => [
  { name: "person-new", path: `/people/${id}`, act: toAccount },
  {
    name: "person-link",
    path: `/people/${id}`,
    act: (page) => page.getByRole("button", { name: "Create link" }).click(),
  },
  {
    name: "person-deactivate",
    path: `/people/${id}`,
    act: (page) => page.getByRole("button", { name: "Deactivate…" }).click(),
  },
];

async function fillIn(page: Page) {
  await page.getByRole("button", { name: "Add person" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Oskar Lind");
  await page.getByLabel("Email address").fill("oskar.lind@demo.example");
}

const toAccount = (page: Page) =>
  page.getByRole("region", { name: "Account" }).evaluate((section) => section.scrollIntoView());
