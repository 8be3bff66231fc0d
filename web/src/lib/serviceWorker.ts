/** The page as an app: a service worker keeps its shell, and a newer version is taken up. */

import { wordFiles } from "./words";

const RELOADED = "branchline.reloaded";

/** Browsers have service workers only on secure pages; all works without one. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
  // The words of this page came before the worker did: it keeps them if they are asked for again.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    for (const file of wordFiles()) fetch(file).catch(() => {});
  });
}

/** A part of an older version that is gone from the server: load the page anew, once. */
export function followVersions(): void {
  addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

/** Load the page anew, unless that has been tried; whether it is. */
export function reloadOnce(): boolean {
  if (sessionStorage.getItem(RELOADED)) return false;
  sessionStorage.setItem(RELOADED, "1");
  location.reload();
  return true;
}
