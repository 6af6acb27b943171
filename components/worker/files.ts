import { scope } from "@/components/worker/scope";

/** Built files, which never change under their address. Another build has another cache. */
const PREFIX = "boards-files-";
const currentFiles = () => caches.open(PREFIX + scope.BOARDS_BUILD);

const OFFLINE_PAGE = "/offline";

export const isBuiltFile = ({ pathname }: URL): boolean => /^\/(?:_next\/static|icons)\//.test(pathname);

/** From the cache, or from the server and then into the cache. */
export async function builtFile(request: Request): Promise<Response> {
  const files = await currentFiles();
  const known = await files.match(request.url);
  if (known) return known;

  const response = await fetch(request);
  if (response.ok) await files.put(request.url, response.clone());
  return response;
}

/** Those that a page had loaded before this worker served it. */
export async function addFiles(addresses: readonly string[]): Promise<void> {
  const files = await currentFiles();
  const missing: string[] = [];
  for (const address of addresses)
    if (isBuiltFile(new URL(address, location.origin)) && !(await files.match(address))) missing.push(address);
  await Promise.allSettled(missing.map((address) => files.add(address)));
}

/** The page for when there is no connection and no copy, in the language of the person who is signed in. */
export async function storeOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PAGE, { cache: "no-cache" });
  if (!response.ok) return;
  const text = await response.clone().text();
  await addFiles([...new Set(text.match(/\/_next\/static\/[\w./%~-]+/g))]);
  await (await currentFiles()).put(OFFLINE_PAGE, response);
}

export const offlinePage = async (): Promise<Response> =>
  (await (await currentFiles()).match(OFFLINE_PAGE)) ?? Response.error();

export async function dropFormerFiles(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !name.endsWith(scope.BOARDS_BUILD));
  await Promise.all(former.map((name) => caches.delete(name)));
}
