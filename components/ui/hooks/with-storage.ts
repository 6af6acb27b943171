/** @param store a function, because some browsers refuse access @returns null if the storage is not available */
export function withStorage<Result>(store: () => Storage, ask: (store: Storage) => Result): Result | null {
  try {
    return ask(store());
  } catch (error) {
    console.error(error);
    return null;
  }
}
