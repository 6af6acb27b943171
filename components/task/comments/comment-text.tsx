import { RichText } from "@/components/text/rich-text/rich-text";

interface CommentTextProps {
  /** As `renderComment` wrote it, and nothing else. */
  html: string;
  viewerId: number;
}

/** The words of a comment. Whoever reads it finds his own name at a glance. */
export function CommentText({ html, viewerId }: CommentTextProps) {
  if (html === "") return null;
  const mine = html.replaceAll(`/people/${viewerId}">`, `/people/${viewerId}" data-me>`);
  return <RichText html={mine} className="whitespace-pre-wrap" />;
}
