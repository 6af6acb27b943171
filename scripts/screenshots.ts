// npm run screenshots [-- --out=screenshots] [--only=board,task-dialog] [--locale=de_DE] [--widths=1440,390]
// [--themes=light]: every screen at 1440, 1280 and 390, light and dark, in English or another language. It names texts that
// are cut in translations.
// docs/images has two of them: board-1440-light as board.png, task-dialog-1440-light as task.png. To update them:
// npm run screenshots -- --only=board,task-dialog && cp screenshots/board-1440-light.png docs/images/board.png && cp screenshots/task-dialog-1440-light.png docs/images/task.png
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { browser, ensureBrowser } from "@/scripts/install/ensure-browser.mjs";
import { chapters } from "@/scripts/screenshots/chapters";
import { withEmptyInstallation } from "@/scripts/screenshots/installation";
import { takeScreenshots, THEMES, WIDTHS } from "@/scripts/screenshots/take-screenshots";

const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];
const out = path.resolve(option("out") ?? "screenshots");
const only = option("only")?.split(",");
const chosen = <Value>(name: string, all: readonly Value[]) =>
  all.filter((each) => option(name)?.split(",").includes(String(each)) ?? true);
const variants = { widths: chosen("widths", WIDTHS), themes: chosen("themes", THEMES) };
const locale = option("locale")?.replaceAll("_", "-") ?? "en-US";

ensureBrowser();
mkdirSync(out, { recursive: true });
let failures = 0;
await withEmptyInstallation(async (installation) => {
  const chrome = await chromium.launch({
    executablePath: browser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  for await (const { viewer, screens } of chapters(installation)) {
    const wanted = screens.filter(({ name }) => !only || only.includes(name));
    if (wanted.length > 0)
      failures += await takeScreenshots(
        chrome,
        installation.address,
        { viewer, screens: wanted },
        { out, locale, ...variants },
      );
  }
  await chrome.close();
});
console.log(`The screenshots are in ${out}.${failures > 0 ? ` ${failures} of them don't show what they should.` : ""}`);
process.exit(failures > 0 ? 1 : 0);
