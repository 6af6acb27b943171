"use client";
import Link from "next/link";
import { type BoardToOpen, openBoard } from "@/components/board-opening/open-board";

interface BoardLinkProps extends Omit<React.ComponentProps<typeof Link>, "href" | "prefetch" | "onNavigate"> {
  board: Omit<BoardToOpen, "address">;
}

/** Isn’t prefetched: the server would read the whole board and record a visit. */
export function BoardLink({ board: { id, title, background }, ...rest }: BoardLinkProps) {
  const address = `/boards/${id}`;
  return (
    <Link
      {...rest}
      href={address}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        openBoard({ id, address, title, background });
      }}
    />
  );
}
