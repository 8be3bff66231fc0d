// The service worker: keeps the shell of the page, so that it opens at once and without a network.
// Whatever tells of a game goes past it: it answers for the page itself and its hashed files only.
// The build puts in the files of the shell, and a version that changes with any of them.
const VERSION = "%VERSION%";
const SHELL = /* %SHELL% */ [];
const NAME = "branchline-";
const HASHED = "/assets/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME + VERSION)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(NAME) && name !== NAME + VERSION);
  await Promise.all(older.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === "/") event.respondWith(page(request));
  else if (pathname.startsWith(HASHED)) event.respondWith(kept(event));
});

/** The page as the server has it now; without a network, as it was. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match("/");
    if (shell) return shell;
    throw error;
  }
}

/** A file whose name changes with its content: once here, it is never asked for again. */
async function kept(event) {
  const { request } = event;
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(request, answer.clone()).catch(() => {})); // nobody waits for it
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(NAME + VERSION);
  await cache.put(request, answer);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Bring the page of a game to the front, or open one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((each) => each.url.endsWith(path)) ?? null;
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
