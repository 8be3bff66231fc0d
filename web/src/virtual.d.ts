/** Made by `bundling/words.ts`: where the words of each language are. */
declare module "virtual:words" {
  const files: Readonly<Record<string, Readonly<{ table: string; reading: string; review: string; share: string; studio: string }>>>;
  export default files;
}
