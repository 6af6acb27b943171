import { captchaScript } from "@/components/roadmap/forms/captcha-script";
import type { CaptchaName } from "@/lib/captcha/providers";

/** What all providers draw at least. */
const NARROWEST_NORMAL = 304;

/** Draws the widget of a provider once, when it is first shown. */
export function captchaWidget(box: HTMLElement, provider: CaptchaName, sitekey: string) {
  let drawing: Promise<() => void> | null = null;

  async function draw() {
    const api = await captchaScript(provider);
    const widget = api.render(box, {
      sitekey,
      size: box.clientWidth < NARROWEST_NORMAL ? "compact" : "normal",
      theme: isDark() ? "dark" : "light",
      language: document.documentElement.lang,
    });
    return () => api.reset(widget);
  }

  return {
    async show() {
      drawing ??= draw();
      try {
        await drawing;
      } catch (error) {
        drawing = null;
        throw error;
      }
    },
    /** A token counts once. */
    renew: () => void drawing?.then((reset) => reset(), console.error),
  };
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
}
