import { changeDevice, type Device, keeperOf, readDevice } from "@/components/offline/store/device";

/** Copies of pages and reads of the last boards, in one cache per person. */
const PREFIX = "boards-copies-";
const cacheOf = (person: number): string => PREFIX + person;

const MOST_BOARDS = 10;
const MOST_COPIES = 1_000;
/** In milliseconds: as long as a session. */
const LASTING = 14 * 24 * 60 * 60_000;
const COPIED_AT = "x-copied-at";

/** The board that an address is about. Files and exports are not: they would fill the device. */
export function boardIn({ pathname }: URL): number | null {
  const [, id] = BOARD_PATHS.map((pattern) => pattern.exec(pathname)).find((match) => match !== null) ?? [];
  return id === undefined ? null : Number(id);
}

const BOARD_PATHS = [
  /^\/boards\/(\d+)(?:\/tasks\/\d+)?$/,
  /^\/wp-json\/boards\/v2\/projects\/(\d+)(?=\/(?!has-data-changed$)|$)/,
  /^\/wp-json\/boards-app\/v1\/boards\/(\d+)\//,
];

/** Pages and reads are stored and deleted one after the other, so that nothing is stored after everything was deleted. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request("boards-copies", work) as Promise<Result>;

export const isKeeping = async (): Promise<boolean> => keeperOf(await readDevice()) !== null;

/** @param belongsTo whether this is the person's own, who is signed in on this device */
export const storeCopy = (url: URL, response: Response, belongsTo: (person: number) => boolean): Promise<void> =>
  inTurn(async () => {
    const device = await readDevice();
    const person = keeperOf(device);
    const board = boardIn(url);
    if (person === null || board === null || !device.boards.includes(board) || !belongsTo(person)) return;

    const cache = await caches.open(cacheOf(person));
    await cache.put(url, await withTime(response));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MOST_COPIES) await cache.delete(oldest);
  });

async function withTime(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(COPIED_AT, new Date().toISOString());
  // The body is no longer compressed.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(await response.blob(), { status: response.status, headers });
}

export interface Copy {
  response: Response;
  /** ISO 8601 */
  at: string;
}

/** The copy of the person who is signed in on this device. */
export async function copyOf(url: URL): Promise<Copy | null> {
  const person = keeperOf(await readDevice());
  const cache = person !== null && (await caches.has(cacheOf(person))) ? await caches.open(cacheOf(person)) : null;
  const response = await cache?.match(url);
  const at = response?.headers.get(COPIED_AT);
  if (!cache || !response || !at) return null;
  if (Date.now() - Date.parse(at) <= LASTING) return { response, at };

  await cache.delete(url);
  return null;
}

/** Makes this board the latest of the last ones. @returns whether it is copied */
export async function noteOpened(board: number): Promise<boolean> {
  const { before, after } = await changeDevice((device) =>
    keeperOf(device) === null
      ? {}
      : { boards: [board, ...device.boards.filter((id) => id !== board)].slice(0, MOST_BOARDS) },
  );
  const dropped = before.boards.filter((id) => !after.boards.includes(id));
  for (const id of dropped) await forgetBoard(id);
  return keeperOf(after) !== null;
}

/** When the person may no longer see it, or opened others since. */
export async function forgetBoard(board: number): Promise<void> {
  await changeDevice((device) => ({ boards: device.boards.filter((id) => id !== board) }));
  await inTurn(async () => {
    for (const name of (await caches.keys()).filter(isOfCopies)) {
      const cache = await caches.open(name);
      const copies = (await cache.keys()).filter(({ url }) => boardIn(new URL(url)) === board);
      await Promise.all(copies.map((copy) => cache.delete(copy)));
    }
  });
}

/** The change of the device comes first, so that nothing more is stored for this person. */
export async function forgetCopies(change: (device: Device) => Partial<Device> = () => ({})): Promise<void> {
  await changeDevice((device) => ({ ...change(device), boards: [] }));
  await inTurn(async () => {
    await Promise.all((await caches.keys()).filter(isOfCopies).map((name) => caches.delete(name)));
  });
}

const isOfCopies = (name: string): boolean => name.startsWith(PREFIX);
