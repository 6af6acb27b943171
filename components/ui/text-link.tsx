import Link from "next/link";
import { classNames } from "@/components/ui/class-names";

export function TextLink({ className, ...rest }: React.ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames("rounded-[2px] font-medium text-accent-text underline-offset-2 hover:underline", className)} />;
}
