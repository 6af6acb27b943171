import { Tokenizer, type QuoteType, type TokenizerCallbacks } from "htmlparser2";

type Options = ConstructorParameters<typeof Tokenizer>[0];

/**
 * For a parser of htmlparser2, which takes longer for each tag the more elements are open. To the parser, tags that would nest
 * deeper than `deepest` are comments, and so are their end tags; their text remains.
 *
 * @param depth how many elements the parser has open
 */
export const shallowTokenizer = (deepest: number, depth: () => number): typeof Tokenizer =>
  class ShallowTokenizer extends Tokenizer {
    private readonly tokens: ShallowTokens;

    constructor(options: Options, parser: TokenizerCallbacks) {
      const tokens = new ShallowTokens(parser, () => depth() >= deepest);
      super(options, tokens);
      this.tokens = tokens;
    }

    override write(chunk: string): void {
      this.tokens.source += chunk;
      super.write(chunk);
    }
  };

class ShallowTokens implements TokenizerCallbacks {
  source = "";
  /** How many elements of each name are open inside the deepest one. */
  private readonly leftOut = new Map<string, number>();
  private isLeavingOut = false;

  constructor(
    private readonly parser: TokenizerCallbacks,
    private readonly isDeepest: () => boolean,
  ) {}

  onopentagname(start: number, end: number) {
    this.isLeavingOut = this.isDeepest();
    if (!this.isLeavingOut) return this.parser.onopentagname(start, end);
    const name = this.nameAt(start, end);
    this.leftOut.set(name, (this.leftOut.get(name) ?? 0) + 1);
  }

  onopentagend(end: number) {
    if (this.isLeavingOut) this.parser.oncomment(end, end, 0);
    else this.parser.onopentagend(end);
    this.isLeavingOut = false;
  }

  onselfclosingtag(end: number) {
    if (this.isLeavingOut) this.onopentagend(end);
    else this.parser.onselfclosingtag(end);
  }

  onclosetag(start: number, end: number) {
    const name = this.nameAt(start, end);
    const open = this.leftOut.get(name) ?? 0;
    if (open > 0) {
      this.leftOut.set(name, open - 1);
      return this.parser.oncomment(start, end, 0);
    }
    this.parser.onclosetag(start, end);
    if (!this.isDeepest()) this.leftOut.clear();
  }

  onattribname(start: number, end: number) {
    if (!this.isLeavingOut) this.parser.onattribname(start, end);
  }

  onattribdata(start: number, end: number) {
    if (!this.isLeavingOut) this.parser.onattribdata(start, end);
  }

  onattribentity(codepoint: number) {
    if (!this.isLeavingOut) this.parser.onattribentity(codepoint);
  }

  onattribend(quote: QuoteType, end: number) {
    if (!this.isLeavingOut) this.parser.onattribend(quote, end);
  }

  oncdata(start: number, end: number, offset: number) {
    this.parser.oncdata(start, end, offset);
  }

  oncomment(start: number, end: number, offset: number) {
    this.parser.oncomment(start, end, offset);
  }

  ondeclaration(start: number, end: number) {
    this.parser.ondeclaration(start, end);
  }

  onprocessinginstruction(start: number, end: number) {
    this.parser.onprocessinginstruction(start, end);
  }

  ontext(start: number, end: number) {
    this.parser.ontext(start, end);
  }

  ontextentity(codepoint: number, end: number) {
    this.parser.ontextentity(codepoint, end);
  }

  onend() {
    this.parser.onend();
  }

  isInForeignContext() {
    return this.parser.isInForeignContext?.() ?? false;
  }

  private nameAt(start: number, end: number): string {
    return this.source.slice(start, end).toLowerCase();
  }
}
