/** @param store a function, because some browsers refuse access @returns null if the storage is not available */
export function withStorage<Result>(store: () => Storage, read: (store: Storage) => Result): Result | null {
  try {
    return read(store());
  } catch (error) {
    console.error(error);
    return null;
  }
}
