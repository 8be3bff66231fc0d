/** Looking at the server from time to time, while somebody is there to see what it says. */

/** Milliseconds between two looks. */
const OFTEN = 20_000;

/** Look now, again and again, and whenever the page is looked at anew; returns what stops that. */
export function lookOften(look: () => void): () => void {
  const seen = (): void => {
    if (!document.hidden) look();
  };
  seen();
  const timer = setInterval(seen, OFTEN);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
