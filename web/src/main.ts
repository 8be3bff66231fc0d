import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { settings, watchSettings } from "./lib/settings.svelte";
import { followVersions, keepShell } from "./lib/serviceWorker";
import { speak } from "./lib/words";

watchSettings();
followVersions();
keepShell();
document.documentElement.lang = await speak(
  settings.language ? [settings.language] : navigator.languages,
);
const target = document.getElementById("app");
if (target) mount(App, { target });
