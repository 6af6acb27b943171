import { afterEach, beforeEach, expect, test } from "vitest";
import { boardIn, copyOf, forgetBoard, forgetCopies, noteOpened, storeCopy } from "@/components/offline/store/copies";
import { changeDevice } from "@/components/offline/store/device";
import { storePage } from "@/components/worker/pages";

const NORA = 7;
const at = (path: string) => new URL(path, location.origin);
const pageOf = (person: number) =>
  new Response(`<meta name="rest-nonce" content="x" data-person="${person}"/><h1>House move</h1>`);
const asNora = (response: Response, path: string) => storeCopy(at(path), response, (person) => person === NORA);
const textOf = async (path: string) => (await copyOf(at(path)))?.response.text() ?? null;

beforeEach(() => forgetCopies(() => ({ person: NORA, keepers: [NORA] })));
afterEach(() => forgetCopies(() => ({ person: null, keepers: [] })));

test.each([
  ["/boards/12", 12],
  ["/boards/12/tasks/3", 12],
  ["/wp-json/boards/v2/projects/12", 12],
  ["/wp-json/boards/v2/projects/12/tasks/3", 12],
  ["/wp-json/boards-app/v1/boards/12/tasks", 12],
  ["/boards/12/members", null],
  ["/boards", null],
  ["/wp-json/boards/v2/projects/12/has-data-changed", null],
  ["/wp-json/boards/v2/projects", null],
])("%s is about the board %s", (path, board) => {
  expect(boardIn(at(path))).toBe(board);
});

test("nothing is stored of somebody who has not opted in, nor of boards that were not opened", async () => {
  await asNora(pageOf(NORA), "/boards/1");
  expect(await copyOf(at("/boards/1"))).toBeNull();

  await changeDevice(() => ({ keepers: [] }));
  expect(await noteOpened(1)).toBe(false);
  await asNora(pageOf(NORA), "/boards/1");
  expect(await copyOf(at("/boards/1"))).toBeNull();
});

test("a page that was made for somebody else is not stored", async () => {
  await noteOpened(1);
  await storePage(at("/boards/1"), pageOf(8));
  expect(await copyOf(at("/boards/1"))).toBeNull();

  await storePage(at("/boards/1"), pageOf(NORA));
  expect(await textOf("/boards/1")).toContain("House move");
});

test("only the last ten boards stay, and one that may no longer be seen leaves with all of its reads", async () => {
  for (let id = 1; id <= 11; id += 1) {
    await noteOpened(id);
    await asNora(pageOf(NORA), `/boards/${id}`);
  }
  await asNora(new Response("{}"), "/wp-json/boards/v2/projects/11/tasks/1");
  expect(await copyOf(at("/boards/1"))).toBeNull();
  expect(await copyOf(at("/boards/2"))).not.toBeNull();

  await forgetBoard(11);
  expect(await copyOf(at("/boards/11"))).toBeNull();
  expect(await copyOf(at("/wp-json/boards/v2/projects/11/tasks/1"))).toBeNull();
});

test("somebody else who signs in finds nothing, also while an answer for the former person arrives", async () => {
  await noteOpened(1);
  await asNora(pageOf(NORA), "/boards/1");

  const late = asNora(pageOf(NORA), "/boards/1");
  await forgetCopies(() => ({ person: 8, keepers: [NORA, 8] }));
  await late;

  expect((await caches.keys()).filter((name) => name.startsWith("boards-copies-"))).toEqual([]);
  expect(await copyOf(at("/boards/1"))).toBeNull();
});
