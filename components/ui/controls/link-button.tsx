import Link from "next/link";
import { buttonStyle, type ButtonStyle } from "@/components/ui/controls/button";

type LinkButtonProps = React.ComponentProps<typeof Link> & ButtonStyle;

export function LinkButton({ kind, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle({ kind, size, wide }, className)} />;
}
