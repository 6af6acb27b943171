import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { StoragePage } from "@/components/storage/storage-page";
import { expectAccessible } from "@/components/testing/axe";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  dialogOf,
  expectDescription,
  expectGone,
  expectText,
  expectVisible,
  textbox,
} from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import type { MoveJson, StorageJson } from "@/lib/storage/move/present";

const SAVE = "POST /boards/v2/admin/storage-settings";
const TEST = "POST /boards-app/v1/storage/test";
const MOVE = "/boards-app/v1/storage/move";

const disk: StorageJson["places"][number] = {
  driver: "local",
  bucket: null,
  files: 3,
  bytes: 3_000_000,
  is_current: true,
};
const config: StorageJson["config"] = {
  ...{ driver: "local", access_key: "", secret_key: "", bucket: "", region: "", endpoint: "", public_url: "" },
  ...{ account_id: "", sub_folder: "", regions: { "eu-central-1": "Europe (Frankfurt)" }, is_defined: false },
};
const inBucket: StorageJson["config"] = {
  ...{ ...config, driver: "cloudflare_r2", bucket: "files", account_id: "abc" },
  ...{ access_key: "********WXYZ", secret_key: "********", region: "auto" },
};
const bucket = { driver: "cloudflare_r2", bucket: "files", files: 0, bytes: 0, is_current: true };
const move = (changed: Partial<NonNullable<MoveJson>>): NonNullable<MoveJson> => ({
  ...{
    state: "running",
    files_total: 3,
    files_done: 1,
    files_failed: 0,
    bytes_total: 3_000_000,
    bytes_done: 1_000_000,
  },
  ...{ problem: null, failures: [], started_at: "2026-11-28T10:00:00+00:00", ended_at: null, ...changed },
});

async function showStorage(first: Partial<StorageJson> = {}) {
  const world: StorageJson = { config, places: [disk], move: null, ...first };
  await show(<Refreshed read={() => ({ ...world })}>{(storage) => <StoragePage storage={storage} />}</Refreshed>);
  return world;
}

test("a provider asks for what it needs; a test says why it fails; saving sends all fields", async () => {
  await showStorage();
  await expectAccessible();
  await expectVisible(page.getByText("All files are in the storage for new files."));
  const driver = page.getByLabelText("Store files");
  await driver.selectOptions("amazon_s3");
  await expectDescription(page.getByLabelText("Region"), "Such as eu-central-1");
  await driver.selectOptions("s3_compatible");
  await expectGone(textbox("Account ID"));
  await driver.selectOptions("cloudflare_r2");
  await textbox("Account ID").fill("abc");
  await page.getByLabelText("Bucket", { exact: true }).fill("files");
  await textbox("Access key").fill("key");
  await page.getByLabelText("Secret key").fill("secret");
  server.answer(TEST, () => refusal(422, "Connection failed: AccessDenied"));
  await button("Test connection").click();
  await expectText(page.getByRole("alert"), "Connection failed: AccessDenied");
  await expectAccessible();
  server.answer(TEST, () => ({ message: "The storage works" }));
  server.answer(SAVE, () => ({}));

  await button("Test connection").click();
  await expectVisible(page.getByText("It works."));
  await button("Save").click();

  const sent = { driver: "cloudflare_r2", account_id: "abc", bucket: "files", access_key: "key", secret_key: "secret" };
  await expect.poll(() => server.bodies(SAVE)).toMatchObject([{ config: sent }]);
  expect(server.bodies(TEST)[1]).toMatchObject({ config: sent });
});

test("keys that are saved are never shown and stay when their fields are empty", async () => {
  await showStorage({ config: inBucket, places: [bucket] });
  await expectVisible(page.getByText("Saved: ********WXYZ. Leave it empty to keep it."));
  server.answer(SAVE, () => ({}));
  await textbox("Folder in the bucket").fill("team");
  await button("Save").click();

  await expect
    .poll(() => server.bodies(SAVE))
    .toMatchObject([{ config: { driver: "cloudflare_r2", access_key: "", secret_key: "", sub_folder: "team" } }]);
});

test("the storage of the environment is only shown", async () => {
  await showStorage({ config: { ...inBucket, is_defined: true }, places: [bucket] });

  await expectVisible(page.getByText("S3_BUCKET"));
  await expectGone(button("Save"));
  await expectAccessible();
});

test("files are moved after a question, with progress, and the page is read again at the end", async () => {
  const world = await showStorage({ config: inBucket, places: [bucket, { ...disk, is_current: false }] });
  let now = move({ files_done: 1 });
  server.answer(`POST ${MOVE}`, () => ({ move: now }));
  server.answer(`GET ${MOVE}`, () => ({ move: now }));
  await button("Move files").click();
  await button("Move files", dialogOf("Move 3 files?")).click();
  await expectText(page.getByRole("status").first(), "1 of 3 files moved");
  await expectAccessible();

  world.places = [{ ...bucket, files: 3 }];
  now = move({ state: "done", files_done: 3 });

  await expectVisible(page.getByText("All done."));
  await expectVisible(page.getByText("All files are in the storage for new files."));
});

test("a move that is canceled or stopped can continue, and files that failed are named", async () => {
  const places = [bucket, { ...disk, is_current: false }];
  const failures = [
    { kind: "attachment", id: 1, title: "report.pdf", reason: "The file is missing in the storage." },
    { kind: "photo", id: 2, title: "Ada", reason: "The copy differs from the file." },
  ] as const;
  await showStorage({
    ...{ config: inBucket, places },
    move: move({ state: "done", files_done: 0, files_failed: 60, failures: [...failures] }),
  });
  await expectText(page.getByRole("listitem").filter({ hasText: "report.pdf" }), "The file is missing in the storage.");
  await expectVisible(page.getByText("Photo of Ada"));
  await expectVisible(page.getByText("and 58 more"));
  await expectAccessible();
  server.answer(`POST ${MOVE}`, () => ({ move: move({}) }));
  server.answer(`GET ${MOVE}`, () => ({ move: move({}) }));
  server.answer(`DELETE ${MOVE}`, () => ({ move: move({ state: "canceled" }) }));

  await button("Try again").click();
  await button("Cancel the move").click();
  await button("Cancel the move", dialogOf("Cancel the move?")).click();

  await expectVisible(page.getByText("The move was canceled."));
  server.answer(`POST ${MOVE}`, () => refusal(409, "The files are being moved already."));
  await button("Continue").click();
  await expectText(page.getByRole("alert"), "The files are being moved already.");
});
