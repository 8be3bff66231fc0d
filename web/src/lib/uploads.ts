/** Maps that visitors leave on a server: the tokens of one's own are kept in this browser. */
import type { Uploaded } from "../protocol";
import { ask, forgetOptions } from "./api";
import { recall, remember } from "./memory";

const KEPT = "uploads";

/** The tokens by which maps can be removed, by their keys. */
export const uploadTokens = (): Record<string, string> => recall<Record<string, string>>(KEPT, {});

export async function upload(text: string, maker: string): Promise<string> {
  const { key, token } = await ask<Uploaded>("/api/studio/uploads", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text, maker }),
  });
  if (token) remember(KEPT, { ...uploadTokens(), [key]: token });
  forgetOptions();
  return key;
}

export async function takeBack(key: string, token: string): Promise<void> {
  await ask(
    `/api/studio/uploads/${encodeURIComponent(key)}`,
    { method: "DELETE", headers: { Authorization: `Bearer ${token}` } },
    async () => undefined,
  );
  const { [key]: _, ...others } = uploadTokens();
  remember(KEPT, others);
  forgetOptions();
}
