import { classNames } from "@/components/ui/class-names";
import { localFilePath } from "@/lib/attachments/file-link";

interface PictureProps {
  address: string;
  /** A smaller copy where there is one, read once it comes into sight. */
  small?: boolean;
  className?: string;
}

/** A picture that only decorates, in a place whose size does not wait for it. */
export function Picture({ address, small = false, className }: PictureProps) {
  const source = localFilePath(address, small ? "small" : undefined) ?? address;
  // The server has made the smaller one already.
  return (
    // oxlint-disable-next-line nextjs/no-img-element
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
