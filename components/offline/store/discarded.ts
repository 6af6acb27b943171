import { ApiError } from "@/lib/api";

const CODE = "boards_discarded";

/** By their identity: what to do when somebody discards the edit before it is sent. */
const pending = new WeakMap<object, (error: ApiError) => void>();
const discarded = new WeakSet<object>();

const refusal = () => new ApiError(409, CODE, "");

/** Rejects at once when the edit is discarded, which TanStack Query can't do to a mutation. */
export function untilDiscarded<Answer>(edit: object, saved: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    pending.set(edit, reject);
    saved.then(resolve, reject);
  });
}

export function discard(edit: object): void {
  discarded.add(edit);
  pending.get(edit)?.(refusal());
}

/** @throws ApiError for an edit that waited for its next attempt while it was discarded */
export function refuseDiscarded(edit: object): void {
  if (discarded.has(edit)) throw refusal();
}

/** The person who discarded it knows. */
export const isDiscarded = (error: unknown): boolean => error instanceof ApiError && error.code === CODE;
