import type { GeneralSettings } from "@/lib/settings/general";

/** In a frame, because the page's CSP allows neither remote images nor the inline styles of mails. */
export const ExampleMail = ({
  business,
}: {
  business: Pick<GeneralSettings, "business_name" | "business_address" | "business_logo">;
}) => (
  <figure className="p-4 sm:p-5">
    <figcaption className="mb-1.5 text-sm font-medium">What mails look like</figcaption>
    <iframe
      src={`/mails/example?${new URLSearchParams(business)}`}
      sandbox=""
      title="An example of a mail"
      className="h-120 w-full rounded-sm border border-gray-6"
    />
  </figure>
);
