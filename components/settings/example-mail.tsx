import type { GeneralSettings } from "@/lib/settings/general";

/** In a frame of its own, because the page's policy lets neither pictures of other servers nor styles of mails in. */
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
