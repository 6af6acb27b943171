"use client";
import Link from "next/link";
import { type AskedBoard, openBoard } from "@/components/board/opening/open-board";

interface BoardLinkProps extends Omit<React.ComponentProps<typeof Link>, "href" | "onNavigate"> {
  board: { id: number } & Omit<AskedBoard, "address">;
}

export function BoardLink({ board: { id, ...known }, ...rest }: BoardLinkProps) {
  const address = `/boards/${id}`;
  return (
    <Link
      {...rest}
      href={address}
      onNavigate={(event) => {
        event.preventDefault();
        openBoard({ address, ...known });
      }}
    />
  );
}
