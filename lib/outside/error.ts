const SENTENCES = {
  "not-allowed": "This address may not be asked.",
  "not-found": "Nothing answers at this address.",
  "too-slow": "The address takes too long to answer.",
  "too-many-redirects": "The address leads on and on.",
  redirected: "The address leads to another one.",
  unreadable: "The answer of this address can't be read.",
};

export type OutsideReason = keyof typeof SENTENCES;

/** Says enough to act upon, and nothing about the internal network. */
export class OutsideError extends Error {
  constructor(
    readonly reason: OutsideReason,
    options?: ErrorOptions,
  ) {
    super(SENTENCES[reason], options);
  }
}
