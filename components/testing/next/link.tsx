import type NextLink from "next/link";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof NextLink>, "href"> & { href: string };

export default function Link({ href, onClick, onNavigate, prefetch: _, replace, scroll: __, ...rest }: Props) {
  function follow(event: React.MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || rest.target === "_blank") return;

    event.preventDefault();
    let isDelivered = false;
    onNavigate?.({ preventDefault: () => (isDelivered = true) });
    if (!isDelivered) history[replace ? "replaceState" : "pushState"](null, "", href);
  }

  return <a {...rest} href={href} onClick={follow} />;
}
