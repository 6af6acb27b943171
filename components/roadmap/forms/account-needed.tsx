import { StaticText } from "@/components/text/rich-text/static-text";

/** In the place of a form, for those who need an account for it. */
export const AccountNeeded = ({ authHtml }: { authHtml: string }) => (
  <div className="rounded-md border border-gray-6 bg-gray-2 px-4 py-3">
    <StaticText html={authHtml} />
  </div>
);
