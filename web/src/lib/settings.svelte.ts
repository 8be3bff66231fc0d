/** The viewer's choices, kept in this browser. */
import { recall, remember } from "./memory";

export interface Choices {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: "auto" | "on" | "off";
  confirm: "on" | "touch" | "off";
  language: string;
  name: string;
  guide: boolean;
  notify: boolean;
  /** Whether bots move at once in the games one sets up. */
  quickBots: boolean;
}

const USUAL: Choices = {
  theme: "auto",
  sound: true,
  motion: "auto",
  confirm: "touch",
  language: "",
  name: "",
  guide: true,
  notify: false,
  quickBots: false,
};

export const settings: Choices = $state({ ...USUAL, ...recall<Partial<Choices>>("settings", {}) });

/** Keep the choices and dress the page by them; runs as long as the page is open. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      remember("settings", $state.snapshot(settings));
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.dataset.motion = settings.motion;
    });
  });
}

/** Whether things should move: the viewer's choice, else the system's. */
export function moves(): boolean {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether a claim wants a second tap. */
export function wantsConfirm(touched: boolean): boolean {
  return settings.confirm === "on" || (settings.confirm === "touch" && touched);
}
