import type { Metadata } from "next";
import { Door } from "@/components/account/door";
import { ForgotForm } from "@/components/account/forgot-form";
import { TextLink } from "@/components/ui/text-link";

export const metadata: Metadata = { title: "Reset your password" };

export default function ForgotPage() {
  return (
    <Door title="Reset your password" text="We send you a link with which you can choose a new one." footer={<TextLink href="/login">Back to sign in</TextLink>}>
      <ForgotForm />
    </Door>
  );
}
