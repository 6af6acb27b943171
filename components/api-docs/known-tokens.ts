import type { MarkedToken, Token } from "marked";

/** Only extensions of the parser make other tokens, and it has none. */
export const knownTokens = (tokens: readonly Token[]) => tokens as readonly MarkedToken[];
