import { useTranslations } from "next-intl";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { buttonStyle } from "@/components/ui/controls/button";
import { Captcha } from "@/components/roadmap/forms/captcha";
import { FormMarks } from "@/components/roadmap/forms/form-marks";
import { GuestFields } from "@/components/roadmap/forms/guest-fields";
import { KeepDraft } from "@/components/roadmap/forms/keep-draft";
import type { Captcha as Setting } from "@/lib/captcha/setting";

export interface CommentFormProps {
  /** The address of the idea. */
  href: string;
  stamp: string;
  isGuest: boolean;
  /** What guests solve first. */
  captcha: Setting | null;
  /** The comment that is answered, and the query of the page on which it is. */
  replyTo?: { id: number; placeQuery: string };
}

export function CommentForm({ href, stamp, isGuest, captcha, replyTo }: CommentFormProps) {
  const t = useTranslations("roadmap.comments");
  const isReply = replyTo !== undefined;
  return (
    <form method="post" action={`${href}/${isReply ? "reply" : "comment"}`} className="flex flex-col gap-4">
      <FormMarks stamp={stamp} />
      <KeepDraft name={`${href} ${replyTo?.id ?? ""}`} isSent={false} />
      {isReply && <CommentFields {...replyTo} />}
      <TextAreaField
        name="message"
        label={t(isReply ? "yourReply" : "yourComment")}
        rows={3}
        minLength={10}
        maxLength={20_000}
        required
      />
      {isGuest && <GuestFields isEmailOptional={isReply} />}
      {captcha && <Captcha setting={captcha} back={href} />}
      <button type="submit" className={buttonStyle({ kind: isReply ? "plain" : "primary" }, "self-start")}>
        {t(isReply ? "sendReply" : "send")}
      </button>
    </form>
  );
}

/** The comment that a form is about. */
export const CommentFields = ({ id, placeQuery }: NonNullable<CommentFormProps["replyTo"]>) => (
  <>
    <input type="hidden" name="comment_id" value={id} />
    {placeQuery && <input type="hidden" name="place" value={placeQuery} />}
  </>
);
