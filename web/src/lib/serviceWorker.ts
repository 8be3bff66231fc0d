/** The page as an app: a service worker keeps its shell, and a newer version is taken up. */

const RELOADED = "branchline.reloaded";

/** Browsers have service workers only on secure pages; all works without one. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
}

/** A part of an older version that is gone from the server: load the page anew, once. */
export function followVersions(): void {
  addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, "1");
    event.preventDefault();
    location.reload();
  });
}
