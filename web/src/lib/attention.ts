/** Telling somebody who looks elsewhere that it is their turn: icon, badge, notification. */
import { settings } from "./settings.svelte";
import { t } from "./words";

const PLAIN = "/icon.svg";
const TURN = "/icon-turn.svg";

/** Whether notifications are possible, or why not. */
export type Notifying = "possible" | "insecure" | "unsupported" | "denied";

export function notifying(): Notifying {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Ask the browser for leave, if it has not been given; true if there is. */
export async function allowNotifications(): Promise<boolean> {
  if (notifying() !== "possible") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show at the page's tab, and at the icon of an installed page, whether somebody waits. */
export function markTurn(waiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = waiting ? TURN : PLAIN;
  const badge = waiting ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}

/** Notify of a turn, if that is wished for and the page is not in front. */
export async function notifyTurn(room: string, map: string): Promise<void> {
  if (!settings.notify || !document.hidden || notifying() !== "possible") return;
  if (Notification.permission !== "granted") return;
  const options = { body: t("notify-text", { map }), icon: PLAIN, tag: room, data: `/#/room/${room}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(t("notify-title"), options); // phones know no other way
    return;
  }
  const shown = new Notification(t("notify-title"), options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Take back a notification that has been answered. */
export async function withdrawNotification(room: string): Promise<void> {
  const worker = window.isSecureContext ? await navigator.serviceWorker?.getRegistration() : null;
  for (const shown of (await worker?.getNotifications?.({ tag: room })) ?? []) shown.close();
}
