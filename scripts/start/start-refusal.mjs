/** What a person at the terminal can mend: told as a sentence, without a stack. */
export class Refusal extends Error {
  /** Whether it may pass without anybody starting again, as a full disk does. */
  isTemporary = false;
}

/** @param {unknown} error */
export function tell(error) {
  if (error instanceof Refusal) console.error(error.message);
  else console.error(error);
}
