/** Pages inside a frame on another site, without header and footer. */
export default function EmbedLayout({ children }: { children: React.ReactNode }) {
  return <main className="flex min-h-dvh flex-col has-data-fills:sm:h-dvh">{children}</main>;
}
