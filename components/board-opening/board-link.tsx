"use client";
import Link from "next/link";
import { type BoardToOpen, openBoard } from "@/components/board-opening/open-board";

interface BoardLinkProps extends Omit<React.ComponentProps<typeof Link>, "href" | "onNavigate"> {
  board: Omit<BoardToOpen, "address">;
}

export function BoardLink({ board: { id, title, background }, ...rest }: BoardLinkProps) {
  const address = `/boards/${id}`;
  return (
    <Link
      {...rest}
      href={address}
      onNavigate={(event) => {
        event.preventDefault();
        openBoard({ id, address, title, background });
      }}
    />
  );
}
