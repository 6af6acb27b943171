import { CAPTCHA_PROVIDERS, type CaptchaName } from "@/lib/captcha/providers";

/** What the scripts of all providers add to the window. */
interface CaptchaScript {
  render: (box: HTMLElement, options: Record<string, unknown>) => unknown;
  reset: (widget: unknown) => void;
}

const loading = new Map<CaptchaName, Promise<CaptchaScript>>();

/** Loaded once, and again after a failure. */
export function captchaScript(name: CaptchaName): Promise<CaptchaScript> {
  const known = loading.get(name) ?? load(name);
  loading.set(name, known);
  known.catch(() => loading.delete(name));
  return known;
}

const ON_LOAD = "onCaptchaLoad";

function load(name: CaptchaName): Promise<CaptchaScript> {
  const loaded = globalOf(name);
  if (loaded) return Promise.resolve(loaded);

  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const query = { render: "explicit", onload: ON_LOAD, hl: document.documentElement.lang };
    const fail = () => {
      script.remove();
      reject(new Error(`The script of ${name} can't be loaded.`));
    };
    const finish = () => {
      const api = globalOf(name);
      if (api) resolve(api);
      else fail();
    };
    Object.assign(window, { [ON_LOAD]: finish });
    Object.assign(script, { async: true, onerror: fail });
    script.src = `${CAPTCHA_PROVIDERS[name].script}?${new URLSearchParams(query)}`;
    document.head.append(script);
  });
}

/** The script of a provider has no types, and is not there before it has run. */
const globalOf = (name: CaptchaName): CaptchaScript | undefined =>
  (window as unknown as Record<string, CaptchaScript | undefined>)[CAPTCHA_PROVIDERS[name].global];
