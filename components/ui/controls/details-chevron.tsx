import { ChevronRight } from "lucide-react";

/** Points down while the `group/details` around it is open. */
export const DetailsChevron = () => (
  <ChevronRight
    aria-hidden
    className="size-4 shrink-0 text-gray-11 transition-transform rtl:-scale-x-100 ltr:group-open/details:rotate-90 rtl:group-open/details:-rotate-90"
    strokeWidth={1.5}
  />
);
