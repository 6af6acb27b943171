import { classNames } from "@/components/ui/class-names";
import { ownPath } from "@/lib/attachments/own-link";

interface PictureProps {
  address: string;
  /** Uses the smaller copy where there is one, loaded lazily. */
  small?: boolean;
  className?: string;
}

export function Picture({ address, small = false, className }: PictureProps) {
  const source = ownPath(address, small ? "small" : undefined) ?? address;
  // The server has already made the smaller copy.
  return (
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={source}
      alt=""
      loading={small ? "lazy" : undefined}
      decoding="async"
      draggable={false}
      className={classNames("object-cover", className)}
    />
  );
}
