import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";

/**
 * Also repeats a first read that is under way when its query is invalidated, once it has finished: its answer may be
 * older than the change. TanStack Query repeats only reads that have data already.
 */
export class FreshQueryClient extends QueryClient {
  readonly #overtaken = new WeakSet<Query>();

  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    await Promise.all([super.invalidateQueries(filters, options), ...firstReads.map((query) => this.#repeat(query))]);
  }

  async #repeat(query: Query): Promise<void> {
    if (this.#overtaken.has(query)) return;

    this.#overtaken.add(query);
    await Promise.allSettled([query.fetch()]);
    this.#overtaken.delete(query);
    await super.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
