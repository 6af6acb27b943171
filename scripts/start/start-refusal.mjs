/** A problem that the person at the terminal can fix: printed as a sentence, without a stack. */
export class Refusal extends Error {
  /** Whether it may go away by itself, like a full disk. */
  isTemporary = false;
}

/** @param {unknown} error */
export function reportError(error) {
  if (error instanceof Refusal) console.error(error.message);
  else console.error(error);
}
