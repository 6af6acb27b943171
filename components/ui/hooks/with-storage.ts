/** What a store of the browser keeps for us; null from one that keeps nothing. @param store asked for late: some browsers refuse even that */
export function withStorage<Result>(store: () => Storage, ask: (store: Storage) => Result): Result | null {
  try {
    return ask(store());
  } catch (error) {
    console.error(error);
    return null;
  }
}
