import { createRequire } from "node:module";
import apiFetch from "@wordpress/api-fetch";
import { expect, test } from "vitest";
import * as index from "@/app/wp-json/[[...path]]/route";
import * as boards from "@/app/wp-json/boards/v2/projects/route";
import * as statuses from "@/app/wp-json/wp/v2/statuses/route";
import * as taxonomies from "@/app/wp-json/wp/v2/taxonomies/route";
import * as types from "@/app/wp-json/wp/v2/types/route";
import * as me from "@/app/wp-json/wp/v2/users/me/route";
import * as users from "@/app/wp-json/wp/v2/users/route";
import { aBoard, anAdmin, basic } from "@/lib/testing";
import { newApplicationPassword } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { aFront } from "@/lib/testing/http/front";
import type { Handlers } from "@/server/routes";

const ROUTES = {
  "/wp-json/[[...path]]": index,
  "/wp-json/boards/v2/projects": boards,
  "/wp-json/wp/v2/statuses": statuses,
  "/wp-json/wp/v2/taxonomies": taxonomies,
  "/wp-json/wp/v2/types": types,
  "/wp-json/wp/v2/users": users,
  "/wp-json/wp/v2/users/me": me,
} as unknown as Record<string, Handlers>;

type Found = Promise<Record<string, unknown>>;

/** What the tests use of the library, which has no types. */
interface WordPressSite {
  auth: (credentials: { username: string; password: string }) => WordPressSite;
  types: () => { get: () => Found };
  taxonomies: () => { get: () => Found };
  statuses: () => { get: () => Found };
  users: () => { me: () => { get: () => Found } };
}

const WordPressClient = createRequire(import.meta.url)("wpapi") as {
  discover: (address: string) => Promise<WordPressSite>;
};

async function atASite(work: (address: string) => Promise<void>) {
  const address = `http://127.0.0.1:${await aFront(ROUTES)}`;
  await withSettings({ BOARDS_URL: address }, () => work(address));
}

test("wpapi finds the API from a page, signs in and reads what WordPress has", async () => {
  const admin = await anAdmin();
  const password = await newApplicationPassword(admin);

  await atASite(async (address) => {
    const site = (await WordPressClient.discover(`${address}/login`)).auth({ username: admin.login, password });

    expect(await site.users().me().get()).toMatchObject({ id: admin.id, name: admin.displayName });
    expect(await site.types().get()).not.toHaveProperty("post");
    expect(await site.taxonomies().get()).not.toHaveProperty("category");
    expect(await site.statuses().get()).not.toHaveProperty("publish");
  });
});

test("@wordpress/api-fetch reads all pages of a list by its links, and boards by a path", async () => {
  const admin = await anAdmin();
  for (let at = 0; at < 3; at += 1) await anAdmin();
  const board = await aBoard({ title: "Website" });
  const headers = basic(admin.login, await newApplicationPassword(admin));

  await atASite(async (address) => {
    apiFetch.use(apiFetch.createRootURLMiddleware(`${address}/wp-json/`));

    const people = await apiFetch<{ id: number }[]>({ path: "/wp/v2/users?per_page=-1&_fields=id", headers });
    const { boards: listed } = await apiFetch<{ boards: { data: { id: number }[] } }>({
      path: "/boards/v2/projects",
      headers,
    });

    expect(people).toHaveLength(4);
    expect(listed.data).toMatchObject([{ id: board.id }]);
    await expect(apiFetch({ path: "/wp/v2/types/post" })).rejects.toMatchObject({ code: "rest_no_route" });
  });
});
