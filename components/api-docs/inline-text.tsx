import { Lexer, type Token } from "marked";
import { knownTokens } from "@/components/api-docs/known-tokens";
import { TextLink } from "@/components/ui/controls/text-link";

export const InlineText = ({ children }: { children: string }) => <Inline tokens={Lexer.lexInline(children)} />;

/** HTML, and whatever else the documentation does not use, is shown as it was written. */
export const Inline = ({ tokens }: { tokens: readonly Token[] }) =>
  knownTokens(tokens).map((token, at) => {
    switch (token.type) {
      case "codespan":
        return <Code key={at}>{token.text}</Code>;
      case "strong":
        return (
          <strong key={at} className="font-semibold">
            <Inline tokens={token.tokens} />
          </strong>
        );
      case "link":
        return isWebAddress(token.href) ? (
          <TextLink key={at} href={token.href}>
            <Inline tokens={token.tokens} />
          </TextLink>
        ) : (
          token.raw
        );
      case "escape":
        return token.text;
      case "text":
        return token.tokens ? <Inline key={at} tokens={token.tokens} /> : token.text;
      default:
        return token.raw;
    }
  });

const isWebAddress = (href: string): boolean => /^https?:/.test(href);

export const Code = ({ children }: { children: string }) => (
  <code dir="ltr" className="rounded-sm bg-gray-3 px-1 py-0.5 font-mono text-sm wrap-anywhere">
    {children}
  </code>
);
