import { ApiError } from "@/lib/api";

const CODE = "boards_discarded";

/** By the identity of an edit: what to do when somebody discards it. */
const listeners = new WeakMap<object, Set<() => void>>();
const discarded = new WeakSet<object>();

const refusal = () => new ApiError(409, CODE, "");

/** Rejects at once when the edit is discarded, which TanStack Query can't do to a mutation. */
export function untilDiscarded<Answer>(edit: object, saved: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    watchDiscarded(edit, () => reject(refusal()));
    saved.then(resolve, reject);
  });
}

export function watchDiscarded(edit: object, listener: () => void): void {
  listeners.set(edit, (listeners.get(edit) ?? new Set()).add(listener));
}

/** Also of an edit that the server has refused: all that remembers it lets go of it. */
export function discard(edit: object): void {
  discarded.add(edit);
  listeners.get(edit)?.forEach((listener) => listener());
  listeners.delete(edit);
}

/** @throws ApiError for an edit that waited for its next attempt while it was discarded */
export function refuseDiscarded(edit: object): void {
  if (discarded.has(edit)) throw refusal();
}

/** The person who discarded it knows. */
export const isDiscarded = (error: unknown): boolean => error instanceof ApiError && error.code === CODE;
