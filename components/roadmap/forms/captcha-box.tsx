"use client";
import { useEffect, useRef, useState } from "react";
import { captchaWidget } from "@/components/roadmap/forms/captcha-widget";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { CAPTCHA_PROVIDERS, type CaptchaName } from "@/lib/captcha/providers";

interface CaptchaBoxProps {
  provider: CaptchaName;
  siteKey: string;
  /** Says that the widget can't be loaded. */
  failed: string;
  /** Says that it has to be solved first. */
  first: string;
}

/**
 * Inside of a form: nothing is loaded from the provider before someone begins to fill it in. The widget adds its own field to
 * the form, without which nothing is sent.
 */
export function CaptchaBox({ provider, siteKey, failed, first }: CaptchaBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form || !box.current) return;

    const widget = captchaWidget(box.current, provider, siteKey);
    const show = async (text: string) => {
      try {
        await widget.show();
        setProblem(text);
      } catch {
        setProblem(failed);
      }
    };
    const begin = () => void show("");
    const refuse = (event: Event) => {
      if (new FormData(form).get(CAPTCHA_PROVIDERS[provider].field)) return;
      event.preventDefault();
      void show(first);
    };
    const renew = ({ persisted }: PageTransitionEvent) => persisted && widget.renew();
    form.addEventListener("focusin", begin);
    // Before others take the form for sent.
    form.addEventListener("submit", refuse, { capture: true });
    window.addEventListener("pageshow", renew);
    if (form.contains(document.activeElement)) begin();
    return () => {
      form.removeEventListener("focusin", begin);
      form.removeEventListener("submit", refuse, { capture: true });
      window.removeEventListener("pageshow", renew);
    };
  }, [provider, siteKey, failed, first]);

  return (
    <div>
      <div ref={box} />
      <div role="alert">{problem && <ProblemLine className="mt-1">{problem}</ProblemLine>}</div>
    </div>
  );
}
