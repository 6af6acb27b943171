import Link from "next/link";
import { classNames } from "@/components/ui/class-names";

export const TEXT_LINK = "rounded-[2px] font-medium text-accent-text underline-offset-2 hover:underline";

export function TextLink({ className, ...rest }: React.ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(TEXT_LINK, className)} />;
}
