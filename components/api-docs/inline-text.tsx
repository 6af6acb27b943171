import { TextLink } from "@/components/ui/controls/text-link";
import { inlineOf } from "@/components/api-docs/markdown";

export const InlineText = ({ children }: { children: string }) =>
  inlineOf(children).map((part, at) => {
    if (part.kind === "code") return <Code key={at}>{part.text}</Code>;
    if (part.kind === "strong")
      return (
        <strong key={at} className="font-semibold">
          {part.text}
        </strong>
      );
    if (part.kind === "link")
      return (
        <TextLink key={at} href={part.href}>
          {part.text}
        </TextLink>
      );
    return part.text;
  });

export const Code = ({ children }: { children: string }) => (
  <code dir="ltr" className="rounded-sm bg-gray-3 px-1 py-0.5 font-mono text-sm wrap-anywhere">
    {children}
  </code>
);
