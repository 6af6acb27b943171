import { redirect } from "next/navigation";

export default function WordPressProfilePage() {
  redirect("/profile");
}
