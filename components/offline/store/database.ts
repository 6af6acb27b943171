/** What this browser stores for reading and writing without a connection; pages and the service worker share it. */
type StoreName = "device" | "changes";

let opening: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("boards-offline", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("device");
    request.result.createObjectStore("changes", { keyPath: "key" });
  };
  return settled(request).then((database) => {
    // Another tab may delete it, or bring a newer one.
    database.onversionchange = () => {
      database.close();
      opening = null;
    };
    return database;
  });
}

/** Runs requests in one transaction. @throws DOMException if the browser stores nothing, such as in private windows of some */
export async function inStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Result | Promise<Result>,
): Promise<Result> {
  const transaction = (await opened()).transaction(name, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const [result] = await Promise.all([work(transaction.objectStore(name)), done]);
  return result;
}

export const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
