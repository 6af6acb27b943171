"use client";
import { Fragment, useMemo } from "react";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import { useHydrated } from "@/components/ui/hooks/hydrated";

/** Shows simple HTML while it is written. Only known elements are drawn, without attributes, so that nothing in it can act. */
export function HtmlPreview({ html }: { html: string }) {
  const isHydrated = useHydrated();
  const body = useMemo(
    () => (isHydrated ? new DOMParser().parseFromString(html, "text/html").body : null),
    [isHydrated, html],
  );
  return body && <Children of={body} />;
}

const Children = ({ of: { childNodes } }: { of: Node }) =>
  [...childNodes].map((node, at) => (
    <Fragment key={at}>{node instanceof Element ? <Drawn element={node} /> : node.textContent}</Fragment>
  ));

function Drawn({ element }: { element: Element }) {
  const content = <Children of={element} />;
  switch (element.localName) {
    case "a":
      return <span className={TEXT_LINK}>{content}</span>;
    case "b":
    case "strong":
      return <strong>{content}</strong>;
    case "i":
    case "em":
      return <em>{content}</em>;
    case "br":
      return <br />;
    case "ul":
      return <ul className="list-disc ps-5">{content}</ul>;
    case "ol":
      return <ol className="list-decimal ps-5">{content}</ol>;
    case "li":
      return <li>{content}</li>;
    case "script":
    case "style":
    case "textarea":
    case "noscript":
      return null;
    case "p":
    case "div":
    case "h1":
    case "h2":
    case "h3":
    case "blockquote":
      return <p className="mb-1.5 last:mb-0">{content}</p>;
    default:
      return content;
  }
}
