/** The sign of a technology, by its name; those without one of their own share one. */
import { ICONS } from "../../icons";
import type { Technology } from "./cards";

const files = import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" });

const insides = new Map(
  Object.entries(files).map(([path, text]) => [
    path.split("/").at(-1)?.replace(".svg", "") ?? "",
    text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>")),
  ]),
);

export const iconOf = ({ name }: Technology): string =>
  insides.get(name.toLowerCase().replaceAll(/[^a-z]+/g, "-")) ?? ICONS.tech;
