import { redirect } from "next/navigation";

/** What people type who look for the boards. */
export default function BoardsAddress() {
  redirect("/");
}
