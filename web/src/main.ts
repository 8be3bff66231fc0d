import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { followLanguage, speakAsWished } from "./lib/language";
import { watchSettings } from "./lib/settings.svelte";
import { followVersions, keepShell, reloadOnce } from "./lib/serviceWorker";

watchSettings();
followVersions();
keepShell();
followLanguage();
await speakAsWished().catch(reloadOnce); // words of an older version may be gone from the server
const target = document.getElementById("app");
if (target) mount(App, { target });
