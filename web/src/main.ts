import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { settings, watchSettings } from "./lib/settings.svelte";
import { followVersions, keepShell, reloadOnce } from "./lib/serviceWorker";
import { speak } from "./lib/words";

watchSettings();
followVersions();
keepShell();
// Words of an older version may be gone from the server.
await speak(settings.language ? [settings.language] : navigator.languages).catch(reloadOnce);
const target = document.getElementById("app");
if (target) mount(App, { target });
