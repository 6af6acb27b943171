/** What a person at the terminal can mend: told as a sentence, without a stack. */
export class Refusal extends Error {}

/** @param {unknown} error */
export function tell(error) {
  if (error instanceof Refusal) console.error(error.message);
  else console.error(error);
}
