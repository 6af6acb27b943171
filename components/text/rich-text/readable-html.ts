import { withReadablePictures } from "@/components/text/rich-text/attachments-in-text";
import { forReading } from "@/components/text/rich-text/check-list";
import { withHeadingLevels } from "@/components/text/rich-text/heading-levels";
import { withTextDirection } from "@/components/text/rich-text/text-direction";

/** Expects the output of `safeHtml`. */
export const readableHtml = (html: string): string =>
  withTextDirection(withHeadingLevels(withReadablePictures(forReading(html))));
