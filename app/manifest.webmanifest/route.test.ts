import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { writeSiteSettings } from "@/lib/settings/site";
import { GET } from "./route";

const manifestFor = async (languages: string) =>
  (
    await GET(new Request("https://boards.test/manifest.webmanifest", { headers: { "accept-language": languages } }))
  ).json();

test("the app is installed under the name of the site, with shortcuts in the browser's language", async () => {
  await writeSiteSettings(db, { title: "Acme projects" });

  const manifest = await manifestFor("de");

  expect(manifest).toMatchObject({ name: "Acme projects", lang: "de", dir: "ltr", display: "standalone", scope: "/" });
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ["Meine Aufgaben", "/my-tasks"],
    ["Boards", "/boards"],
  ]);
  expect(await manifestFor("ar")).toMatchObject({ lang: "ar", dir: "rtl" });
});

test("there are icons for home screens that cut them, and for those that don't", async () => {
  const { icons } = await manifestFor("en");

  expect(icons.map(({ purpose, sizes }: { purpose: string; sizes: string }) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
});
